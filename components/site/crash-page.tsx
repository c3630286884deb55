'use client';

import { useEffect, useState } from 'react';
import { isChunkLoadError, reloadOnce } from '@/components/navigation/reload-once';
import styles from './error-page.module.css';

/** Returns the messages of an error and its causes. */
function formatError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined
    ? error.message
    : `${error.message}\n\nCause:\n${formatError(error.cause)}`;
}

/**
 * The page that is displayed if rendering fails: the error and a button to try again. If a chunk of code did not load,
 * the page is first reloaded once, because a deployment may have removed the chunk.
 */
export function CrashPage({ error, retry }: { error: Error; retry: () => void }) {
  const isLoadError = isChunkLoadError(error);
  const [isHidden, setHidden] = useState(isLoadError);
  useEffect(() => {
    if (isLoadError) setHidden(reloadOnce());
  }, [isLoadError]);
  if (isHidden) return null;
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <h1>{isLoadError ? 'Page Error' : 'This page crashed.'}</h1>
      <button
        type="button"
        className={styles.action}
        onClick={isLoadError ? () => window.location.reload() : retry}
      >
        {isLoadError ? 'Retry' : 'Try again'}
      </button>
      <pre className={styles.error}>{formatError(error)}</pre>
    </main>
  );
}
