import type { ReactNode } from 'react';
import styles from './details.module.css';

/** A part of the text that opens on request, without JavaScript. */
export function Details({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className={styles.details}>
      <summary>{summary}</summary>
      <div className="flow">{children}</div>
    </details>
  );
}
