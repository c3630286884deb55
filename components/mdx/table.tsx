import type { ReactNode } from 'react';
import styles from './table.module.css';

/** A table that scrolls horizontally on narrow screens. */
export function Table({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame} tabIndex={0} role="group" aria-label="Table">
      <table>{children}</table>
    </div>
  );
}
