import type { ReactNode } from 'react';
import { SiteLink } from '@/components/navigation/site-link';
import { searchPageUrl } from '@/lib/search/search-urls';
import type { readPageScope } from './search-settings';
import type { SearchState } from './use-search';

type EndProps = {
  state: SearchState;
  query: string;
  scope: ReturnType<typeof readPageScope>;
  onChoose: () => void;
  onRetry: () => void;
  onQuery: (query: string) => void;
};

const count = (total: number) => (total === 1 ? '1 result' : `${total} results`);

/** What stands below the suggestions: how many there are and where to see all, or why there are none. */
export function SuggestionFooter({
  state,
  query,
  scope: place,
  onChoose,
  onRetry,
  onQuery,
}: EndProps) {
  const { context, version } = place;
  const toPage = (children: ReactNode, ofContext?: string) => (
    <SiteLink
      href={searchPageUrl({
        query,
        ...(ofContext && { context: ofContext }),
        ...(version && { version }),
      })}
      onClick={onChoose}
    >
      {children}
    </SiteLink>
  );

  if (state.status === 'loading') return <p role="status">Loading the search index…</p>;
  if (state.status === 'failed') {
    return (
      <p role="alert">
        The search index could not be loaded.{' '}
        <button type="button" className="text-button" onClick={onRetry}>
          Retry
        </button>{' '}
        or open the{' '}
        <SiteLink href={searchPageUrl({ query })} onClick={onChoose}>
          search page
        </SiteLink>
        .
      </p>
    );
  }
  if (state.status !== 'found') return null;
  const { total, correctedQuery: mended, contexts } = state;
  if (total === 0) {
    return (
      <div role="status">
        <p>No results</p>
        {mended === undefined ? (
          <p>Try fewer words, or another name for what you look for.</p>
        ) : (
          <p>
            Did you mean{' '}
            <button type="button" className="text-button" onClick={() => onQuery(mended)}>
              {mended}
            </button>
            ?
          </p>
        )}
      </div>
    );
  }
  const within = context ? (contexts[context.id] ?? 0) : 0;
  return (
    <>
      <p role="status" className="visually-hidden">
        {count(total)}
      </p>
      <p className="search-all">
        {toPage('See all results')} <small>{total}</small>
      </p>
      {context && within > 0 && within < total && (
        <p className="search-all">
          {toPage(`See all results within "${context.label}"`, context.id)} <small>{within}</small>
        </p>
      )}
      {context && within === 0 && (
        <p className="search-all">{toPage(`See all results outside "${context.label}"`)}</p>
      )}
    </>
  );
}
