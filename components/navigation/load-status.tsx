import { useEffect, useState } from 'react';
import { loadTimeoutMs } from '@/lib/site/load-failure';

/** How long something loads before the page shows that (specification: portal.txt, section 9). */
const delayMs = 200;

/**
 * What the reader sees while lazily loaded code loads: nothing at first, then that it loads, and in the end that it is
 * late, with a button that reloads the page.
 * @param props.subject what is loaded, as part of a sentence
 */
export function LoadStatus({ subject }: { subject: string }) {
  const [status, setStatus] = useState<'quick' | 'slow' | 'late'>('quick');
  useEffect(() => {
    const timers = [
      setTimeout(() => setStatus('slow'), delayMs),
      setTimeout(() => setStatus('late'), loadTimeoutMs),
    ];
    return () => timers.forEach(clearTimeout);
  }, []);

  if (status === 'quick') return null;
  if (status === 'slow') return <p role="status">Loading {subject}…</p>;
  return (
    <p role="alert">
      Loading {subject} takes longer than usual.{' '}
      <button type="button" className="text-button" onClick={() => window.location.reload()}>
        Reload the page
      </button>
    </p>
  );
}
