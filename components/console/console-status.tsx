import { type ReactNode, useEffect, useState } from 'react';
import { loadTimeoutMs } from '@/lib/site/load-failure';
import styles from './console.module.css';

const reload = () => window.location.reload();

function Failure({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  return (
    <p role="alert" className={styles.failure}>
      {children} The list of all operations stays below.{' '}
      <button type="button" className="text-button" onClick={onRetry}>
        Retry
      </button>
    </p>
  );
}

function Loading() {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), loadTimeoutMs);
    return () => clearTimeout(timer);
  }, []);
  if (isLate)
    return <Failure onRetry={reload}>The console takes longer than usual to load.</Failure>;
  return (
    // It appears after 200 ms (specification: portal.txt, section 9).
    <p role="status" className={styles.loading} data-search="off">
      Loading the console…
    </p>
  );
}

/**
 * What the page shows above the list of operations as long as the console is not shown.
 * @param props.failed what could not be loaded
 * @param props.onRetry loads it again; by default, the page is loaded again
 */
export function ConsoleStatus({
  failed,
  onRetry = reload,
}: {
  failed?: 'console' | 'description' | undefined;
  onRetry?: () => void;
}) {
  if (failed === 'console')
    return <Failure onRetry={onRetry}>The console could not be loaded.</Failure>;
  if (failed === 'description') {
    return <Failure onRetry={onRetry}>The API’s description could not be loaded.</Failure>;
  }
  return <Loading />;
}
