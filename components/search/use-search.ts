import { useCallback, useEffect, useState } from 'react';
import type { SearchParameters, SearchResult } from '@/lib/search/worker/search-protocol';
import { searchClient } from './search-client';

export type SearchState =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'failed' }
  | ({ status: 'found'; query: string } & SearchResult);

/**
 * The answer to a question, kept up with what is typed: an answer to an older question never replaces a newer one,
 * and the last answer stays until the next is there.
 * @param question asked anew whenever one of its parts changes; nothing is asked while its query is blank
 * @returns the state and a way to ask again after a failure
 */
export function useSearch(question: SearchParameters): [SearchState, () => void] {
  const [state, setState] = useState<SearchState>({ status: 'idle' });
  const [attempt, setAttempt] = useState(0);
  const { limit, context, kind, version } = question;
  const query = question.query.trimStart();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    if (query === '') {
      setState({ status: 'idle' });
      return undefined;
    }
    let current = true;
    setState((last) => (last.status === 'found' ? last : { status: 'loading' }));
    const asked = {
      query,
      limit,
      ...(context && { context }),
      ...(kind && { kind }),
      ...(version && { version }),
    };
    searchClient.search(asked).then(
      (result) => current && setState({ status: 'found', query, ...result }),
      () => current && setState({ status: 'failed' }),
    );
    return () => {
      current = false;
    };
  }, [query, limit, context, kind, version, attempt]);

  const retry = useCallback(() => {
    setState({ status: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  return [state, retry];
}
