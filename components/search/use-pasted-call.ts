import { useEffect, useState } from 'react';
import { isPastedCall } from '@/lib/calls/traffic/view/is-pasted-call';
import { hasCallCheck } from '@/lib/site/browser-settings';

const withoutSpace = (text: string) => text.replaceAll(/\s/g, '');

/** Whether a query is a call to check, with tokens and data that are neither stored nor written into a URL. */
export const isCallToCheck = (query: string): boolean => hasCallCheck && isPastedCall(query);

/**
 * Returns the call in a search field with its line breaks, which a field of one line removes from what is pasted; undefined
 * for a search.
 */
export function usePastedCall(input: HTMLInputElement, query: string): string | undefined {
  const [pasted, setPasted] = useState('');
  useEffect(() => {
    const onPaste = ({ clipboardData }: ClipboardEvent) =>
      setPasted(clipboardData?.getData('text/plain') ?? '');
    input.addEventListener('paste', onPaste);
    return () => input.removeEventListener('paste', onPaste);
  }, [input]);
  if (!isCallToCheck(query)) return undefined;
  return withoutSpace(pasted) === withoutSpace(query) ? pasted : query;
}
