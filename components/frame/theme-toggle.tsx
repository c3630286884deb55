'use client';

import { Moon, Sun } from 'lucide';
import { useTheme } from 'next-themes';
import { useSyncExternalStore } from 'react';
import { Icon } from '@/components/icon/icon';
import styles from './theme-toggle.module.css';

const never = () => () => undefined;

/** Switches between light and dark; the icon follows `data-theme`, so that it is right before hydration. */
export function ThemeToggle() {
  const { resolvedTheme, setTheme } = useTheme();
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const dark = hydrated && resolvedTheme === 'dark';
  const mode = dark ? 'dark mode' : 'light mode';
  return (
    <button
      type="button"
      className={styles.toggle}
      disabled={!hydrated}
      title={mode}
      aria-label={`Switch between dark and light mode (currently ${mode})`}
      onClick={() => setTheme(dark ? 'light' : 'dark')}
    >
      <Icon icon={Sun} className={styles.light} size={19} />
      <Icon icon={Moon} className={styles.dark} size={19} />
    </button>
  );
}
