import type { ReactNode } from 'react';

/**
 * Reports that the search index could not be loaded, with a button that tries again.
 * @param children alternatives to offer after the button
 */
export function IndexLoadFailure({
  onRetry,
  children,
}: {
  onRetry: () => void;
  children?: ReactNode;
}) {
  return (
    <p role="alert">
      The search index could not be loaded.{' '}
      <button type="button" className="text-button" onClick={onRetry}>
        Retry
      </button>
      {children}
    </p>
  );
}
