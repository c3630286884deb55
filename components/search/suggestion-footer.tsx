import type { ReactNode } from 'react';
import { SiteLink } from '@/components/ui/navigation/site-link';
import { searchPageUrl } from '@/lib/search/site/search-urls';
import { IndexLoadFailure } from './index-load-failure';
import { BrowseLinks } from './no-results';
import type { PageScope } from './page-scope';
import type { SearchState } from './use-search';

type SuggestionFooterProps = {
  state: SearchState;
  query: string;
  scope: PageScope;
  /** Called when a link is followed. */
  onSelect: () => void;
  onRetry: () => void;
};

/** The status of the search below the suggestions, with links to the search page. */
export function SuggestionFooter({
  state,
  query,
  scope: { context, version },
  onSelect,
  onRetry,
}: SuggestionFooterProps) {
  const renderSearchPageLink = (children: ReactNode, contextId?: string) => (
    <SiteLink href={searchPageUrl({ query, context: contextId, version })} onClick={onSelect}>
      {children}
    </SiteLink>
  );

  if (state.status === 'loading') return <p role="status">Loading the search index…</p>;
  if (state.status === 'failed') {
    return (
      <IndexLoadFailure onRetry={onRetry}>
        {' '}
        or open the{' '}
        <SiteLink href={searchPageUrl({ query })} onClick={onSelect}>
          search page
        </SiteLink>
        .
      </IndexLoadFailure>
    );
  }
  if (state.status !== 'found') return null;
  const { total, contexts } = state;
  if (total === 0) return <BrowseLinks onSelect={onSelect} />;
  const countInContext = context ? (contexts[context.id] ?? 0) : 0;
  const isAllOutside = context !== undefined && countInContext === 0;
  return (
    <>
      <p>
        {renderSearchPageLink(
          isAllOutside ? `See all results outside "${context.label}"` : 'See all results',
        )}{' '}
        <small>{total}</small>
      </p>
      {context && countInContext > 0 && countInContext < total && (
        <p>
          {renderSearchPageLink(`See all results within "${context.label}"`, context.id)}{' '}
          <small>{countInContext}</small>
        </p>
      )}
    </>
  );
}
