import { useCallback, useEffect, useState } from 'react';
import type { SiteSearchParameters, SiteSearchResult } from '@/lib/search/site/search-types';
import { spellAsFound } from '@/lib/search/site/spell-as-found';
import { searchClient } from './search-client';

export type SearchState =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'failed' }
  | ({ status: 'found'; query: string } & SiteSearchResult);

function spellCorrection(result: SiteSearchResult): SiteSearchResult {
  const { correctedQuery, hits, unknownWords } = result;
  if (correctedQuery === undefined) return result;
  // The title of an operation is its summary; its URL has its name.
  const texts = hits.flatMap(({ name, url }) => [name.map(({ text }) => text).join(''), url]);
  // The hits are not those of the words that no page has, which are named beside the query.
  const foundQuery = correctedQuery
    .split(/\s+/)
    .filter((word) => !unknownWords.includes(word))
    .join(' ');
  return { ...result, correctedQuery: spellAsFound(foundQuery, texts) };
}

/**
 * Searches whenever a parameter changes. Ignores outdated results, and keeps the last result until the next arrives.
 * @param parameters nothing is searched for while the query is blank
 * @returns the state, and a function that searches again after a failure
 */
export function useSearch(parameters: SiteSearchParameters): [SearchState, () => void] {
  const [state, setState] = useState<SearchState>({ status: 'idle' });
  const [attempt, setAttempt] = useState(0);
  const query = parameters.query.trimStart();
  const search = { ...parameters, query };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the parameters are compared by value, and a new attempt repeats the search
  useEffect(() => {
    if (query === '') {
      setState({ status: 'idle' });
      return undefined;
    }
    let isCurrent = true;
    setState((previous) => (previous.status === 'found' ? previous : { status: 'loading' }));
    searchClient.search(search).then(
      (result) => isCurrent && setState({ status: 'found', query, ...spellCorrection(result) }),
      () => isCurrent && setState({ status: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [JSON.stringify(search), attempt]);

  const retry = useCallback(() => {
    setState({ status: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  return [state, retry];
}
