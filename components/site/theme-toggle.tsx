import { Monitor, Moon, Sun } from 'lucide';
import { Icon } from '@/components/ui/icon/icon';
import { defaultColorMode } from '@/lib/site/browser-settings';
import styles from './theme-toggle.module.css';

/**
 * Switches between light, dark, and, if the settings respect the system's preference, system. CSS selects the icon by
 * `data-theme-choice`, which the boot script sets. lib/client/controls/color-mode.ts enables the button and keeps its label.
 */
export const ThemeToggle = () => (
  <button
    type="button"
    className={styles.toggle}
    data-control="color-mode"
    disabled
    title={`${defaultColorMode} mode`}
    aria-label={`Switch between dark and light mode (currently ${defaultColorMode} mode)`}
    aria-live="polite"
  >
    <Icon icon={Sun} size={19} />
    <Icon icon={Moon} size={19} />
    {defaultColorMode === 'system' && <Icon icon={Monitor} size={19} />}
  </button>
);
