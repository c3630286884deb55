import { useEffect, useRef, useState } from 'react';
import { parseHitKind } from '@/lib/search/site/hit-kinds';
import { searchPageUrl } from '@/lib/search/site/search-urls';
import { assetUrl } from '@/lib/site/base-url';
import { searchContexts, searchVersions } from '@/lib/site/browser-settings';
import { isCallToCheck } from './use-pasted-call';

/** The query and filters in the URL. Unknown values of filters are replaced by an empty string. */
export type UrlState = { query: string; context: string; kind: string; version: string };
export const emptyUrlState: UrlState = { query: '', context: '', kind: '', version: '' };

/** Milliseconds without a change after which the URL is replaced. Safari refuses more than 100 replacements in 30 s. */
const writeDelay = 150;

function readUrlState(): UrlState {
  const parameters = new URLSearchParams(window.location.search);
  return {
    query: parameters.get('q') ?? '',
    context: searchContexts.find(({ id }) => id === parameters.get('ctx'))?.id ?? '',
    kind: parseHitKind(parameters.get('kind')) ?? '',
    version: searchVersions.find(({ name }) => name === parameters.get('version'))?.name ?? '',
  };
}

/** A call can have a token, so it stays out of the URL. */
function writeUrlState(state: UrlState): void {
  const query = isCallToCheck(state.query) ? '' : state.query;
  window.history.replaceState(null, '', assetUrl(searchPageUrl({ ...state, query })));
}

/**
 * The state of the search page. Changes are written to the URL without adding history entries.
 * @param typed what the reader has typed before, which replaces the query of the URL
 * @returns the state, and a function that changes it
 */
export function useUrlState(typed: string): [UrlState, (changes: Partial<UrlState>) => void] {
  const [urlState, setUrlState] = useState(() =>
    typed === '' ? readUrlState() : { ...emptyUrlState, query: typed },
  );
  const pendingWrite = useRef<number>(undefined);

  const updateUrlState = (changes: Partial<UrlState>) => {
    const next = { ...urlState, ...changes };
    setUrlState(next);
    window.clearTimeout(pendingWrite.current);
    pendingWrite.current = window.setTimeout(() => writeUrlState(next), writeDelay);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before is written once
  useEffect(() => {
    // The form of the box in the navbar leads here with a call before the box has recognized it.
    if (typed !== '' || isCallToCheck(urlState.query)) writeUrlState(urlState);
    // Back leads from a target on the page to the entry before it, which can have another query.
    const onPopState = () => setUrlState(readUrlState());
    window.addEventListener('popstate', onPopState);
    return () => {
      window.removeEventListener('popstate', onPopState);
      window.clearTimeout(pendingWrite.current);
    };
  }, []);
  return [urlState, updateUrlState];
}
