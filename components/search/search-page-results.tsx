import { useEffect, useState } from 'react';
import { renderIsland } from '@/components/ui/document/render-island';
import { useSettledText } from '@/components/ui/status/use-settled-text';
import { pluralize } from '@/lib/kit/text/pluralize';
import { parseHitKind } from '@/lib/search/site/hit-kinds';
import { searchVersions, suggestedSearches } from '@/lib/site/browser-settings';
import { CheckLink } from './check-option';
import { IndexLoadFailure } from './index-load-failure';
import { BrowseLinks, UnknownWords } from './no-results';
import { QuerySuggestion } from './query-suggestion';
import { storeRecentSearch } from './recent-searches';
import { ContextFilter, KindFilter, VersionFilter } from './search-filters';
import { getSearchPageElements, type SearchPageElements } from './search-page-elements';
import { SearchResults } from './search-results';
import { readChosenHit, storeChosenHit, useReturnToHit } from './use-chosen-hit';
import { usePastedCall } from './use-pasted-call';
import { type SearchState, useSearch } from './use-search';
import { useSearchPageElements } from './use-search-page-elements';
import { emptyUrlState, type UrlState, useUrlState } from './use-url-state';

/** The number of pages shown at first and added by the button below them, and the parts shown of each. */
const pageCount = 20;
const sectionsPerPage = 3;
/** About two lines. */
const snippetLength = 190;

/** What is searched, shown while the index loads. */
const outline = [
  ['Guides', 'and tutorials, by section'],
  ['Operations', 'with their parameters, rules, and errors'],
  ['Schemas', 'with each field and value'],
  ['UI elements', 'and screens of the doctor app'],
  ['Workflows', 'step by step'],
] as const;

const formatCount = (total: number, pages: number) =>
  total === 0 ? 'No results' : `${pluralize(total, 'result')} on ${pluralize(pages, 'page')}`;

/** Announces the number of hits when the reader pauses. */
function CountAnnouncement({ state, typed }: { state: SearchState; typed: string }) {
  const total = state.status === 'found' ? state.total : undefined;
  const text =
    total === 0 ? 'Nothing found' : total === undefined ? '' : pluralize(total, 'result');
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
    <p className="search-count">
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
    <section className="search-others" aria-labelledby="other-searches">
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

/**
 * What the search page shows below its field: all hits of a query, and filters. Its state is in the URL:
 * `?q=…&ctx=…&kind=…&version=…`.
 * @param props.elements the parts of the page that the server has rendered
 */
export function SearchPageResults({ elements }: { elements: SearchPageElements }) {
  const [urlState, updateUrlState] = useUrlState(elements.input.value);
  const pastedCall = usePastedCall(elements.input, urlState.query);
  const [chosenHit] = useState(readChosenHit);
  const [limit, setLimit] = useState(chosenHit?.limit ?? pageCount);
  const [expandedPages, setExpandedPages] = useState(chosenHit?.expandedPages ?? []);
  const query = pastedCall === undefined ? urlState.query.trim() : '';
  const [state, retry] = useSearch({
    query,
    limit,
    sectionsPerPage,
    expandedPages,
    snippetLength,
    context: urlState.context,
    version: urlState.version,
    kind: parseHitKind(urlState.kind),
  });
  const heading = query === '' ? 'Search the documentation' : `Search results for "${query}"`;
  const found = state.status === 'found' ? state : undefined;
  const isNothingFound = found?.total === 0;
  // Filters of nothing are only of use to remove them.
  const hasFilters = !isNothingFound || urlState.context !== '' || urlState.kind !== '';

  useEffect(() => {
    document.title = heading;
  }, [heading]);
  useReturnToHit(chosenHit, found !== undefined);

  const change = (changes: Partial<UrlState>) => {
    updateUrlState(changes);
    setLimit(pageCount);
    setExpandedPages([]);
  };
  const search = (text: string) => change({ query: text, kind: '' });
  useSearchPageElements(elements, {
    heading,
    query: urlState.query,
    onQuery: search,
    showsOtherPages: query === '' || isNothingFound,
  });

  return (
    <>
      <CountAnnouncement state={state} typed={urlState.query} />
      {pastedCall !== undefined && (
        <p className="search-summary" role="status">
          This is a call or a response.{' '}
          <CheckLink text={pastedCall} className="text-button">
            Check this call
          </CheckLink>
        </p>
      )}
      {query !== '' && (
        <>
          {hasFilters && (
            <ContextFilter
              counts={found?.contexts}
              selected={urlState.context}
              onSelect={(context) => change({ context, kind: '' })}
            />
          )}
          <div className="search-summary">
            {state.status === 'loading' && <p role="status">Loading the search index…</p>}
            {state.status === 'failed' && <IndexLoadFailure onRetry={retry} />}
            <HitCount state={state} onQuery={search} />
            <div className="search-menus">
              {searchVersions.length > 1 && (
                <VersionFilter
                  versions={searchVersions}
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
          {state.status === 'loading' && (
            <ul className="search-outline">
              {outline.map(([kind, text]) => (
                <li key={kind}>
                  <strong>{kind}</strong> {text}
                </li>
              ))}
            </ul>
          )}
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
              className="search-more"
              onClick={() => setLimit((current) => current + pageCount)}
            >
              Show more pages
            </button>
          )}
          {isNothingFound && (
            <OtherSearches onQuery={(text) => change({ ...emptyUrlState, query: text })} />
          )}
        </>
      )}
    </>
  );
}

/** Renders the results of the search page into a container. Returns a function that unmounts them. */
export const mountSearchPage = (container: HTMLElement): (() => void) =>
  renderIsland(container, <SearchPageResults elements={getSearchPageElements(container)} />);
