'use client';

import { Search } from 'lucide';
import { useSearchParams } from 'next/navigation';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { SiteLink } from '@/components/frame/site-link';
import { Icon } from '@/components/icon/icon';
import { MarkedText } from './marked-text';
import styles from './search-page.module.css';
import { useDocumentTitle } from './use-document-title';
import { type SearchState, useSearch } from './use-search';

function countOf({ total }: { total: number }): string {
  if (total === 0) return 'No documents were found';
  return total === 1 ? '1 document found' : `${total} documents found`;
}

function Results({ state, onRetry }: { state: SearchState; onRetry: () => void }) {
  if (state.status === 'loading') return <p role="status">Loading the search index…</p>;
  if (state.status === 'failed') {
    return (
      <p role="alert">
        The search index could not be loaded.{' '}
        <button type="button" className="text-button" onClick={onRetry}>
          Retry
        </button>
      </p>
    );
  }
  if (state.status !== 'found') return null;
  return (
    <>
      <p role="status" className={styles.count}>
        {countOf(state)}
      </p>
      <ol className={styles.hits}>
        {state.hits.map((hit) => (
          <li key={hit.url}>
            <SiteLink href={hit.url}>
              <h2>
                <MarkedText text={hit.heading || hit.page} query={state.query} />
              </h2>
              {hit.heading !== '' && <p className={styles.page}>{hit.page}</p>}
              <p>
                <MarkedText text={hit.snippet} query={state.query} />
              </p>
            </SiteLink>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Hands over the address's query. Apart, because a static page must not wait for it. */
function QueryFromAddress({ onQuery }: { onQuery: (query: string) => void }) {
  const query = useSearchParams().get('q') ?? '';
  useEffect(() => onQuery(query), [query, onQuery]);
  return null;
}

/**
 * All hits of a query. The query stands in the address (`?q=…`), which follows the box without a history entry.
 * @param children what to show while nothing is searched for
 */
export function SearchPage({ children }: { children: ReactNode }) {
  const [query, setQuery] = useState('');
  const [state, retry] = useSearch(query, 100);
  const heading =
    query.trim() === '' ? 'Search the documentation' : `Search results for “${query.trim()}”`;

  useDocumentTitle(heading);

  const onType = (text: string) => {
    setQuery(text);
    const search = text.trim() === '' ? '' : `?q=${encodeURIComponent(text)}`;
    window.history.replaceState(null, '', `${window.location.pathname}${search}`);
  };

  return (
    <main id="main" tabIndex={-1} className={styles.search}>
      <Suspense>
        <QueryFromAddress onQuery={setQuery} />
      </Suspense>
      <h1>{heading}</h1>
      <div className={styles.box}>
        <Icon icon={Search} size={19} stroke={1.9} />
        <input
          type="search"
          aria-label="Type your search here"
          placeholder="Type your search here"
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => onType(event.target.value)}
        />
      </div>
      <Results state={state} onRetry={retry} />
      {query.trim() === '' && children}
    </main>
  );
}
