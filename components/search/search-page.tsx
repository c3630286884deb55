'use client';

import { Search, X } from 'lucide';
import { useSearchParams } from 'next/navigation';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Icon } from '@/components/icon/icon';
import { parseHitKind } from '@/lib/search/index/hit-kinds';
import { searchPageUrl } from '@/lib/search/search-urls';
import { assetUrl } from '@/lib/site/base-url';
import { searchContexts } from '@/lib/site/browser-settings';
import { IndexLoadFailure } from './index-load-failure';
import { storeRecentSearch } from './recent-searches';
import { SearchFilters } from './search-filters';
import styles from './search-page.module.css';
import { SearchResults } from './search-results';
import { useDocumentTitle } from './use-document-title';
import { type SearchState, useSearch } from './use-search';

/** The number of hits shown at first and added by the button below them. */
const pageSize = 50;

/** The query and filters in the URL. Unknown values of filters are replaced by an empty string. */
type UrlState = { query: string; context: string; kind: string; version: string };
const emptyUrlState: UrlState = { query: '', context: '', kind: '', version: '' };

type SearchVersion = { name: string; label: string; isLatest: boolean };

function formatCount(total: number): string {
  if (total === 0) return 'No documents were found';
  return total === 1 ? '1 document found' : `${total} documents found`;
}

/** The number of hits, with the corrected query or a suggestion for it. */
function HitCount({ state, onQuery }: { state: SearchState; onQuery: (query: string) => void }) {
  if (state.status !== 'found') return null;
  const { total, correctedQuery } = state;
  return (
    <p role="status" className={styles.count}>
      {formatCount(total)}
      {correctedQuery !== undefined && total > 0 && (
        <>
          {' '}
          for <strong>{correctedQuery}</strong>
        </>
      )}
      {correctedQuery !== undefined && total === 0 && (
        <>
          . Did you mean{' '}
          <button type="button" className="text-button" onClick={() => onQuery(correctedQuery)}>
            {correctedQuery}
          </button>
          ?
        </>
      )}
    </p>
  );
}

/** Reads the state from the URL. A component of its own, so that only it suspends when the page is prerendered. */
function UrlStateReader({
  versions,
  onChange,
}: {
  versions: readonly SearchVersion[];
  onChange: (state: UrlState) => void;
}) {
  const parameters = useSearchParams();
  useEffect(() => {
    const context = searchContexts.find(({ id }) => id === parameters.get('ctx'))?.id ?? '';
    const version = versions.find(({ name }) => name === parameters.get('version'))?.name ?? '';
    const kind = parseHitKind(parameters.get('kind')) ?? '';
    onChange({ query: parameters.get('q') ?? '', context, kind, version });
  }, [parameters, versions, onChange]);
  return null;
}

/**
 * The search page, which shows all hits of a query. Changes are written to the URL (`?q=…&ctx=…&kind=…&version=…`)
 * without adding history entries.
 * @param versions the docs versions, offered as a select element if there are several
 * @param children content to show while there is no query or no hit
 */
export function SearchPage({
  versions,
  children,
}: {
  versions: readonly SearchVersion[];
  children: ReactNode;
}) {
  const [urlState, setUrlState] = useState(emptyUrlState);
  const [limit, setLimit] = useState(pageSize);
  const [state, retry] = useSearch({
    query: urlState.query,
    limit,
    context: urlState.context,
    version: urlState.version,
    kind: parseHitKind(urlState.kind),
  });
  const query = urlState.query.trim();
  const heading = query === '' ? 'Search the documentation' : `Search results for "${query}"`;
  const found = state.status === 'found' ? state : undefined;

  useDocumentTitle(heading);

  const updateUrlState = (changes: Partial<UrlState>) => {
    const next = { ...urlState, ...changes };
    setUrlState(next);
    setLimit(pageSize);
    window.history.replaceState(null, '', assetUrl(searchPageUrl(next)));
  };

  return (
    <main id="main" tabIndex={-1} data-application className={styles.search}>
      <Suspense>
        <UrlStateReader versions={versions} onChange={setUrlState} />
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
          value={urlState.query}
          onChange={(event) => updateUrlState({ query: event.target.value, kind: '' })}
        />
        {urlState.query !== '' && (
          <button
            type="button"
            aria-label="Clear the search"
            onClick={() => updateUrlState({ query: '' })}
          >
            <Icon icon={X} size={18} stroke={1.9} />
          </button>
        )}
      </div>
      {query === '' ? (
        children
      ) : (
        <>
          <SearchFilters
            contexts={found?.contexts}
            counts={found?.kinds}
            context={urlState.context}
            kind={urlState.kind}
            onContext={(context) => updateUrlState({ context, kind: '' })}
            onKind={(kind) => updateUrlState({ kind })}
          />
          {versions.length > 1 && (
            <label className={styles.version}>
              Version of the docs{' '}
              <select
                value={urlState.version || versions.find(({ isLatest }) => isLatest)?.name}
                onChange={({ target }) => {
                  const isLatest = versions.find(({ name }) => name === target.value)?.isLatest;
                  updateUrlState({ version: isLatest ? '' : target.value });
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
          {state.status === 'failed' && <IndexLoadFailure onRetry={retry} />}
          <HitCount state={state} onQuery={(text) => updateUrlState({ query: text, kind: '' })} />
          {found && <SearchResults hits={found.hits} onSelect={() => storeRecentSearch(query)} />}
          {found && found.total > found.hits.length && (
            <button
              type="button"
              className={styles.more}
              onClick={() => setLimit((current) => current + pageSize)}
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
