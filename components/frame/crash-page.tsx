import styles from './message-page.module.css';

/** The error's message and those of its causes. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined
    ? error.message
    : `${error.message}\n\nCause:\n${messageOf(error.cause)}`;
}

/** What a reader sees where a page failed: a way to try again, and what to tell us. */
export function CrashPage({ error, retry }: { error: Error; retry: () => void }) {
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <h1>This page crashed.</h1>
      <button type="button" className={styles.action} onClick={retry}>
        Try again
      </button>
      <pre className={styles.error}>{messageOf(error)}</pre>
    </main>
  );
}
