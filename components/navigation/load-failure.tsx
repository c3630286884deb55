import type { ReactNode } from 'react';

/**
 * Reports that lazily loaded code failed to load, for example after a deployment, or that it is late, and offers to
 * reload the page.
 * @param props.subject what is loaded, as part of a sentence
 * @param props.children another way to do what the code is for
 */
export function LoadFailure({
  subject,
  isLate = false,
  className,
  children,
}: {
  subject: string;
  isLate?: boolean;
  className?: string | undefined;
  children?: ReactNode;
}) {
  return (
    <p role="alert" className={className}>
      {isLate ? `Loading ${subject} takes longer than usual.` : `Couldn’t load ${subject}.`}{' '}
      <button type="button" className="text-button" onClick={() => window.location.reload()}>
        Reload the page
      </button>
      {children}
    </p>
  );
}
