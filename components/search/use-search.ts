import { useCallback, useEffect, useState } from 'react';
import type { SearchHit } from '@/lib/search/protocol';
import { searchClient } from './search-client';

export type SearchState =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'found'; query: string; hits: SearchHit[]; total: number };

/**
 * The answer to a query, kept up with what is typed: an answer to an older query never replaces a newer one,
 * and the last answer stays until the next is there.
 * @returns the state and a way to ask again after a failure
 */
export function useSearch(query: string, limit: number): [SearchState, () => void] {
  const [state, setState] = useState<SearchState>({ status: 'idle' });
  const [attempt, setAttempt] = useState(0);
  const asked = query.trim();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    if (asked === '') {
      setState({ status: 'idle' });
      return undefined;
    }
    let current = true;
    setState((last) => (last.status === 'found' ? last : { status: 'loading' }));
    searchClient.search(asked, limit).then(
      (result) => current && setState({ status: 'found', query: asked, ...result }),
      () => current && setState({ status: 'failed' }),
    );
    return () => {
      current = false;
    };
  }, [asked, limit, attempt]);

  const retry = useCallback(() => {
    setState({ status: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  return [state, retry];
}
