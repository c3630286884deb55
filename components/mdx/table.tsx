import type { ReactNode } from 'react';
import styles from './table.module.css';

/** A table that scrolls inside its own frame where the screen is narrow. */
export function Table({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame} tabIndex={0} role="group" aria-label="Table">
      <table>{children}</table>
    </div>
  );
}
