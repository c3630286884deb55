'use client';

import type { Case } from '@/lib/sandbox/seed/cases';
import styles from './token-bar.module.css';

/** Says which case of the sandbox the console was opened with, and what will come of it. */
export function CaseNote({ shown }: { shown: Case }) {
  return (
    <p className={styles.bar}>
      <span>
        <strong>{shown.title}.</strong> {shown.who}: {shown.what} Press «Send API Request».
      </span>
    </p>
  );
}
