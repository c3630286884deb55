import styles from './button.module.css';

type ButtonElement = { label: string; disabled?: boolean; accessibilityLabel?: string };

/** The element `button`: the main action of a screen. */
export function Button({ label, disabled, accessibilityLabel }: ButtonElement) {
  return (
    <button
      type="button"
      className={styles.button}
      disabled={disabled}
      aria-label={accessibilityLabel}
    >
      {label}
    </button>
  );
}
