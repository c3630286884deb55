'use client';

import { Search, X } from 'lucide';
import { useSearchParams } from 'next/navigation';
import { type KeyboardEvent, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Icon } from '@/components/icon/icon';
import { useSettledText } from '@/components/status/use-settled-text';
import { searchContexts, suggestedSearches } from '@/lib/site/browser-settings';
import { parseHitKind } from '@/lib/site-search/hit-kinds';
import { IndexLoadFailure } from './index-load-failure';
import { BrowseLinks, UnknownWords } from './no-results';
import { QuerySuggestion } from './query-suggestion';
import { storeRecentSearch } from './recent-searches';
import { ContextFilter, KindFilter, VersionFilter } from './search-filters';
import styles from './search-page.module.css';
import { SearchResults } from './search-results';
import { readChosenHit, storeChosenHit, useReturnToHit } from './use-chosen-hit';
import { useDocumentTitle } from './use-document-title';
import { type SearchState, useSearch } from './use-search';
import { emptyUrlState, type UrlState, useUrlState } from './use-url-state';

/** The number of pages shown at first and added by the button below them, and the parts shown of each. */
const pageCount = 20;
const sectionsPerPage = 3;
/** About two lines. */
const snippetLength = 190;

type SearchVersion = { name: string; label: string; isLatest: boolean };

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

const formatCount = (total: number, pages: number) =>
  total === 0 ? 'No results' : `${count(total, 'result')} on ${count(pages, 'page')}`;

/** Announces the number of hits when the reader pauses. */
function CountAnnouncement({ state, typed }: { state: SearchState; typed: string }) {
  const total = state.status === 'found' ? state.total : undefined;
  const text = total === 0 ? 'Nothing found' : total === undefined ? '' : count(total, 'result');
  return (
    <p role="status" className="visually-hidden">
      {useSettledText(text, typed)}
    </p>
  );
}

/** The number of hits, with the corrected query or a suggestion for it. */
function HitCount({ state, onQuery }: { state: SearchState; onQuery: (query: string) => void }) {
  if (state.status !== 'found') return null;
  const { total, pages, correctedQuery, suggestedQuery, unknownWords } = state;
  return (
    <p className={styles.count}>
      {formatCount(total, pages)}
      {correctedQuery !== undefined && (
        <>
          {' '}
          for <strong>{correctedQuery}</strong>
        </>
      )}
      {total > 0 && unknownWords.length > 0 && (
        <>
          . <UnknownWords words={unknownWords} />
        </>
      )}
      {suggestedQuery !== undefined && (
        <>
          . <QuerySuggestion query={suggestedQuery} onQuery={onQuery} />
        </>
      )}
    </p>
  );
}

/** Other searches, and where to look without one, if nothing is found. */
function OtherSearches({ onQuery }: { onQuery: (query: string) => void }) {
  return (
    <section className={styles.others} aria-labelledby="other-searches">
      <p>Try fewer words, or another name for what you’re looking for.</p>
      <h2 id="other-searches">Suggested searches</h2>
      <ul>
        {suggestedSearches.map((query) => (
          <li key={query}>
            <button type="button" onClick={() => onQuery(query)}>
              {query}
            </button>
          </li>
        ))}
      </ul>
      <BrowseLinks />
    </section>
  );
}

/** Reads the state from the URL. A component of its own, so that only it suspends when the page is prerendered. */
function UrlStateReader({
  versions,
  onChange,
}: {
  versions: readonly SearchVersion[];
  onChange: (state: UrlState, parameters: URLSearchParams) => void;
}) {
  const parameters = useSearchParams();
  useEffect(() => {
    const context = searchContexts.find(({ id }) => id === parameters.get('ctx'))?.id ?? '';
    const version = versions.find(({ name }) => name === parameters.get('version'))?.name ?? '';
    const kind = parseHitKind(parameters.get('kind')) ?? '';
    onChange({ query: parameters.get('q') ?? '', context, kind, version }, parameters);
  }, [parameters, versions, onChange]);
  return null;
}

/** Moves the focus from the field to the results and between them with the arrow keys. */
function moveBetweenResults(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const stops = [...currentTarget.querySelectorAll<HTMLElement>('input[type="search"], ol a')];
  const index = target instanceof HTMLElement ? stops.indexOf(target) : -1;
  const next = stops[index + step];
  if (index < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

/**
 * The search page, which shows all hits of a query. Its state is in the URL: `?q=…&ctx=…&kind=…&version=…`.
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
  const { urlState, updateUrlState, readUrlState } = useUrlState();
  const [chosenHit] = useState(readChosenHit);
  const [limit, setLimit] = useState(chosenHit?.limit ?? pageCount);
  const [expandedPages, setExpandedPages] = useState(chosenHit?.expandedPages ?? []);
  const parameters = {
    query: urlState.query,
    limit,
    sectionsPerPage,
    expandedPages,
    snippetLength,
    context: urlState.context,
    version: urlState.version,
    kind: parseHitKind(urlState.kind),
  };
  const [state, retry] = useSearch(parameters);
  const query = urlState.query.trim();
  const heading = query === '' ? 'Search the documentation' : `Search results for "${query}"`;
  const found = state.status === 'found' ? state : undefined;
  // Filters of nothing are only of use to remove them.
  const hasFilters = found?.total !== 0 || urlState.context !== '' || urlState.kind !== '';

  useDocumentTitle(heading);
  useReturnToHit(chosenHit, found !== undefined);

  const change = (changes: Partial<UrlState>) => {
    updateUrlState(changes);
    setLimit(pageCount);
    setExpandedPages([]);
  };

  return (
    <main
      id="main"
      tabIndex={-1}
      data-application
      data-next-client="at-load"
      className={styles.search}
      onKeyDown={moveBetweenResults}
    >
      <Suspense>
        <UrlStateReader versions={versions} onChange={readUrlState} />
      </Suspense>
      <h1>{heading}</h1>
      <CountAnnouncement state={state} typed={urlState.query} />
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
          onChange={(event) => change({ query: event.target.value, kind: '' })}
        />
        {urlState.query !== '' && (
          <button type="button" aria-label="Clear the search" onClick={() => change({ query: '' })}>
            <Icon icon={X} size={18} stroke={1.9} />
          </button>
        )}
      </div>
      {query === '' ? (
        children
      ) : (
        <>
          {hasFilters && (
            <ContextFilter
              counts={found?.contexts}
              selected={urlState.context}
              onSelect={(context) => change({ context, kind: '' })}
            />
          )}
          <div className={styles.summary}>
            {state.status === 'loading' && <p role="status">Loading the search index…</p>}
            {state.status === 'failed' && <IndexLoadFailure onRetry={retry} />}
            <HitCount state={state} onQuery={(text) => change({ query: text, kind: '' })} />
            <div className={styles.menus}>
              {versions.length > 1 && (
                <VersionFilter
                  versions={versions}
                  selected={urlState.version}
                  onSelect={(version) => change({ version })}
                />
              )}
              {found && hasFilters && (
                <KindFilter
                  counts={found.kinds}
                  selected={urlState.kind}
                  onSelect={(kind) => change({ kind })}
                />
              )}
            </div>
          </div>
          {found && (
            <SearchResults
              hits={found.hits}
              expandedPages={expandedPages}
              onExpand={(pageId) => setExpandedPages([...expandedPages, pageId])}
              onSelect={({ currentTarget }) => {
                storeRecentSearch(query);
                storeChosenHit(currentTarget, { limit, expandedPages });
              }}
            />
          )}
          {found && found.pages > limit && (
            <button
              type="button"
              className={styles.more}
              onClick={() => setLimit((current) => current + pageCount)}
            >
              Show more pages
            </button>
          )}
          {found?.total === 0 && (
            <>
              <OtherSearches onQuery={(text) => change({ ...emptyUrlState, query: text })} />
              {children}
            </>
          )}
        </>
      )}
    </main>
  );
}
