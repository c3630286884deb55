'use client';

import { Search, X } from 'lucide';
import { useSearchParams } from 'next/navigation';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Icon } from '@/components/icon/icon';
import { parseHitKind } from '@/lib/search/index/hit-kinds';
import { searchPageUrl } from '@/lib/search/search-urls';
import { assetUrl } from '@/lib/site/base-url';
import { storeRecentSearch } from './recent-searches';
import { SearchFilters } from './search-filters';
import styles from './search-page.module.css';
import { SearchResults } from './search-results';
import { searchContexts } from './search-settings';
import { useDocumentTitle } from './use-document-title';
import { type SearchState, useSearch } from './use-search';

/** So many hits are shown at once; a button shows as many more. */
const step = 50;

/** What the address asks for. Text from outside: what is not known is left out. */
type Asked = { query: string; context: string; kind: string; version: string };
const nothing: Asked = { query: '', context: '', kind: '', version: '' };

export type SearchVersion = { name: string; label: string; isLatest: boolean };

function countOf(total: number): string {
  if (total === 0) return 'No documents were found';
  return total === 1 ? '1 document found' : `${total} documents found`;
}

function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <p role="alert">
      The search index could not be loaded.{' '}
      <button type="button" className="text-button" onClick={onRetry}>
        Retry
      </button>
    </p>
  );
}

/** The count, with what was mended or may have been meant. */
function Count({ state, onQuery }: { state: SearchState; onQuery: (query: string) => void }) {
  if (state.status !== 'found') return null;
  const { total, correctedQuery: mended } = state;
  return (
    <p role="status" className={styles.count}>
      {countOf(total)}
      {mended !== undefined && total > 0 && (
        <>
          {' '}
          for <strong>{mended}</strong>
        </>
      )}
      {mended !== undefined && total === 0 && (
        <>
          . Did you mean{' '}
          <button type="button" className="text-button" onClick={() => onQuery(mended)}>
            {mended}
          </button>
          ?
        </>
      )}
    </p>
  );
}

/** Hands over what the address asks for. Apart, because a static page must not wait for it. */
function AskedByAddress({
  versions,
  onAsk,
}: {
  versions: readonly SearchVersion[];
  onAsk: (asked: Asked) => void;
}) {
  const parameters = useSearchParams();
  useEffect(() => {
    const context = searchContexts.find(({ id }) => id === parameters.get('ctx'))?.id ?? '';
    const version = versions.find(({ name }) => name === parameters.get('version'))?.name ?? '';
    const kind = parseHitKind(parameters.get('kind')) ?? '';
    onAsk({ query: parameters.get('q') ?? '', context, kind, version });
  }, [parameters, versions, onAsk]);
  return null;
}

/**
 * All hits of a query. What is asked stands in the address (`?q=…&ctx=…&kind=…&version=…`), which follows without a
 * history entry.
 * @param versions the docs' versions; a choice of them is offered where there are several
 * @param children what to show while nothing is searched for
 */
export function SearchPage({
  versions,
  children,
}: {
  versions: readonly SearchVersion[];
  children: ReactNode;
}) {
  const [asked, setAsked] = useState(nothing);
  const [limit, setLimit] = useState(step);
  const kind = parseHitKind(asked.kind);
  const [state, retry] = useSearch({
    query: asked.query,
    limit,
    context: asked.context,
    version: asked.version,
    ...(kind && { kind }),
  });
  const query = asked.query.trim();
  const heading = query === '' ? 'Search the documentation' : `Search results for "${query}"`;
  const found = state.status === 'found' ? state : undefined;

  useDocumentTitle(heading);

  const ask = (change: Partial<Asked>) => {
    const next = { ...asked, ...change };
    setAsked(next);
    setLimit(step);
    window.history.replaceState(null, '', assetUrl(searchPageUrl(next)));
  };

  return (
    <main id="main" tabIndex={-1} className={styles.search}>
      <Suspense>
        <AskedByAddress versions={versions} onAsk={setAsked} />
      </Suspense>
      <h1>{heading}</h1>
      <div className={styles.box}>
        <Icon icon={Search} size={19} stroke={1.9} />
        <input
          type="search"
          aria-label="Type your search here"
          placeholder="Type your search here"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          value={asked.query}
          onChange={(event) => ask({ query: event.target.value, kind: '' })}
        />
        {asked.query !== '' && (
          <button type="button" aria-label="Clear the search" onClick={() => ask({ query: '' })}>
            <Icon icon={X} size={18} stroke={1.9} />
          </button>
        )}
      </div>
      {query === '' ? (
        children
      ) : (
        <>
          <SearchFilters
            {...(found && { contexts: found.contexts, counts: found.kinds })}
            context={asked.context}
            kind={asked.kind}
            onContext={(context) => ask({ context, kind: '' })}
            onKind={(chosen) => ask({ kind: chosen })}
          />
          {versions.length > 1 && (
            <label className={styles.version}>
              Version of the docs{' '}
              <select
                value={asked.version || versions.find(({ isLatest }) => isLatest)?.name}
                onChange={({ target }) => {
                  const isLatest = versions.find(({ name }) => name === target.value)?.isLatest;
                  ask({ version: isLatest ? '' : target.value });
                }}
              >
                {versions.map(({ name, label }) => (
                  <option key={name} value={name}>
                    {label}
                  </option>
                ))}
              </select>
            </label>
          )}
          {state.status === 'loading' && <p role="status">Loading the search index…</p>}
          {state.status === 'failed' && <Failure onRetry={retry} />}
          <Count state={state} onQuery={(text) => ask({ query: text, kind: '' })} />
          {found && <SearchResults hits={found.hits} onSelect={() => storeRecentSearch(query)} />}
          {found && found.total > found.hits.length && (
            <button
              type="button"
              className={styles.more}
              onClick={() => setLimit((shown) => shown + step)}
            >
              Show more results
            </button>
          )}
          {found?.total === 0 && children}
        </>
      )}
    </main>
  );
}
