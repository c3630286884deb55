'use client';

import { useEffect, useState } from 'react';
import { isChunkLoadError, reloadOnce } from '@/components/navigation/reload-once';
import styles from './error-page.module.css';

/** The error's message and those of its causes. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined
    ? error.message
    : `${error.message}\n\nCause:\n${messageOf(error.cause)}`;
}

/**
 * What a reader sees where a page failed: a way to try again, and what to tell us. Where the page's code could not
 * be loaded, the page is loaded anew first, once: a new deployment has taken the old code away.
 */
export function CrashPage({ error, retry }: { error: Error; retry: () => void }) {
  const isLoading = isChunkLoadError(error);
  const [isHidden, setHidden] = useState(isLoading);
  useEffect(() => {
    if (isLoading) setHidden(reloadOnce());
  }, [isLoading]);
  if (isHidden) return null;
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <h1>{isLoading ? 'Page Error' : 'This page crashed.'}</h1>
      <button
        type="button"
        className={styles.action}
        onClick={isLoading ? () => window.location.reload() : retry}
      >
        {isLoading ? 'Retry' : 'Try again'}
      </button>
      <pre className={styles.error}>{messageOf(error)}</pre>
    </main>
  );
}
