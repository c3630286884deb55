import { type ReactNode, useEffect, useState } from 'react';
import { loadTimeoutMs } from '@/lib/site/load-failure';
import { LoadFailure } from './load-failure';

/** How long something loads before the page shows that (specification: portal.txt, section 9). */
const delayMs = 200;

/**
 * What the reader sees while lazily loaded code loads: nothing at first, then that it loads, and in the end that it is
 * late, with a button that reloads the page.
 * @param props.subject what is loaded, as part of a sentence
 * @param props.children another way to do what the code is for, if it is late
 */
export function LoadStatus({
  subject,
  className,
  children,
}: {
  subject: string;
  className?: string | undefined;
  children?: ReactNode;
}) {
  const [status, setStatus] = useState<'quick' | 'slow' | 'late'>('quick');
  useEffect(() => {
    const timers = [
      setTimeout(() => setStatus('slow'), delayMs),
      setTimeout(() => setStatus('late'), loadTimeoutMs),
    ];
    return () => timers.forEach(clearTimeout);
  }, []);

  if (status === 'quick') return null;
  if (status === 'slow') {
    return (
      <p role="status" className={className}>
        Loading {subject}…
      </p>
    );
  }
  return (
    <LoadFailure subject={subject} isLate className={className}>
      {children}
    </LoadFailure>
  );
}
