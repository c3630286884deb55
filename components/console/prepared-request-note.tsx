'use client';

import type { PreparedRequest } from '@/lib/console/prepared-request';
import styles from './token-bar.module.css';

/** Says with which call the console was opened, and what will come of it. */
export function PreparedRequestNote({ request: shown }: { request: PreparedRequest }) {
  return (
    <p className={styles.bar}>
      <span>
        <strong>{shown.title}.</strong> {shown.text} Press «Send API Request».
      </span>
    </p>
  );
}
