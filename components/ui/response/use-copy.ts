import { useEffect, useState } from 'react';

const feedbackMs = 2000;

/** Returns a function that copies a text, and the status message of the last copy. */
export function useCopy(): [copy: (text: string) => void, status: string] {
  const [status, setStatus] = useState('');
  useEffect(() => {
    if (status === '') return undefined;
    const timer = setTimeout(() => setStatus(''), feedbackMs);
    return () => clearTimeout(timer);
  }, [status]);
  const copy = (text: string) => {
    // Without HTTPS there is no clipboard.
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => setStatus('Copied'),
        () => setStatus('Copying failed'),
      );
  };
  return [copy, status];
}
