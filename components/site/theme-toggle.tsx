'use client';

import { Monitor, Moon, Sun } from 'lucide';
import { useEffect, useSyncExternalStore } from 'react';
import { Icon } from '@/components/icon/icon';
import { colorModeChoices, defaultColorMode } from '@/lib/site/browser-settings';
import { themeChoiceAttribute } from '@/lib/site/data-attributes/color-mode';
import { useColorMode } from './color-mode';
import styles from './theme-toggle.module.css';

const subscribeToNothing = () => () => undefined;

/**
 * Switches between light, dark, and, if the settings respect the system's preference, system. CSS selects the icon by
 * `data-theme-choice`, which the boot script sets before hydration.
 */
export function ThemeToggle() {
  const { choice: storedChoice, setChoice } = useColorMode();
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const choice = isHydrated ? storedChoice : defaultColorMode;
  useEffect(() => {
    document.documentElement.setAttribute(themeChoiceAttribute, choice);
  }, [choice]);

  const nextChoice =
    colorModeChoices[(colorModeChoices.indexOf(choice) + 1) % colorModeChoices.length];
  return (
    <button
      type="button"
      data-theme-toggle
      className={styles.toggle}
      disabled={!isHydrated}
      title={`${choice} mode`}
      aria-label={`Switch between dark and light mode (currently ${choice} mode)`}
      aria-live="polite"
      onClick={() => setChoice(nextChoice ?? defaultColorMode)}
    >
      <Icon icon={Sun} size={19} />
      <Icon icon={Moon} size={19} />
      {defaultColorMode === 'system' && <Icon icon={Monitor} size={19} />}
    </button>
  );
}
