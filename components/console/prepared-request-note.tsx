'use client';

import type { PreparedRequest } from '@/lib/console/prepared-request';
import { elementsTexts } from './elements-adapter/elements-internals';
import styles from './token-bar.module.css';

/** States which request the console was opened with. */
export function PreparedRequestNote({ request }: { request: PreparedRequest }) {
  return (
    <p className={styles.bar}>
      <span>
        <strong>{request.title}.</strong> {request.text} Select{' '}
        <strong>{elementsTexts.sendButton}</strong>.
      </span>
    </p>
  );
}
