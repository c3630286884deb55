import { useCallback, useEffect, useRef, useState } from 'react';
import { assetUrl } from '@/lib/site/base-url';
import { searchPageUrl } from '@/lib/site-search/search-urls';

/** The query and filters in the URL. Unknown values of filters are replaced by an empty string. */
export type UrlState = { query: string; context: string; kind: string; version: string };
export const emptyUrlState: UrlState = { query: '', context: '', kind: '', version: '' };

/** Milliseconds without a change after which the URL is replaced. Safari refuses more than 100 replacements in 30 s. */
const writeDelay = 150;

/**
 * The state of the search page. Changes are written to the URL without adding history entries.
 * @returns the state, a function that changes it, and one that takes over the state of a new URL. The router reports URLs
 *   late, so the latter ignores those that are older than what the reader has typed since.
 */
export function useUrlState() {
  const [urlState, setUrlState] = useState(emptyUrlState);
  const pendingWrite = useRef<number>(undefined);

  // Otherwise the write would replace the URL of the next page.
  useEffect(() => () => window.clearTimeout(pendingWrite.current), []);

  const updateUrlState = (changes: Partial<UrlState>) => {
    const next = { ...urlState, ...changes };
    setUrlState(next);
    window.clearTimeout(pendingWrite.current);
    pendingWrite.current = window.setTimeout(() => {
      pendingWrite.current = undefined;
      window.history.replaceState(null, '', assetUrl(searchPageUrl(next)));
    }, writeDelay);
  };

  const readUrlState = useCallback((state: UrlState, parameters: URLSearchParams) => {
    const isOld = `${new URLSearchParams(window.location.search)}` !== `${parameters}`;
    if (pendingWrite.current === undefined && !isOld) setUrlState(state);
  }, []);
  return { urlState, updateUrlState, readUrlState };
}
