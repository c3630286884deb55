'use client';

import { Monitor, Moon, Sun } from 'lucide';
import { useTheme } from 'next-themes';
import { useEffect, useSyncExternalStore } from 'react';
import { Icon } from '@/components/icon/icon';
import type { SettingsFile } from '@/lib/site/settings-schemas';
import styles from './theme-toggle.module.css';

const never = () => () => undefined;

/**
 * Light ↔ dark, or light → dark → system where the system's preference counts. The icon follows
 * `data-theme-choice`, so that it is right before hydration.
 */
export function ThemeToggle({ colorMode }: { colorMode: SettingsFile['colorMode'] }) {
  const { theme, setTheme } = useTheme();
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const modes = colorMode.respectSystem ? ['light', 'dark', 'system'] : ['light', 'dark'];
  const fallback = colorMode.respectSystem ? 'system' : colorMode.default;
  const choice = hydrated && theme && modes.includes(theme) ? theme : fallback;
  useEffect(() => {
    document.documentElement.dataset.themeChoice = choice;
  }, [choice]);

  const next = modes[(modes.indexOf(choice) + 1) % modes.length] ?? 'light';
  return (
    <button
      type="button"
      className={styles.toggle}
      disabled={!hydrated}
      title={`${choice} mode`}
      aria-label={`Switch between dark and light mode (currently ${choice} mode)`}
      aria-live="polite"
      onClick={() => setTheme(next)}
    >
      <Icon icon={Sun} size={19} />
      <Icon icon={Moon} size={19} />
      {colorMode.respectSystem && <Icon icon={Monitor} size={19} />}
    </button>
  );
}
