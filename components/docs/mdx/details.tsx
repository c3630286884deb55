import type { ReactNode } from 'react';
import styles from './details.module.css';

/** A collapsible part of the text that works without JavaScript. */
export function Details({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className={styles.details}>
      <summary>{summary}</summary>
      <div className="flow">{children}</div>
    </details>
  );
}
