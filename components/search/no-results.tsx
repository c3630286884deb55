import { SiteLink } from '@/components/ui/navigation/site-link';
import { elementIndexPath, operationIndexPath } from '@/lib/site/page-paths';
import { QuerySuggestion } from './query-suggestion';

type NoResultsProps = {
  query: string;
  /** A similar query that finds something. */
  suggestedQuery: string | undefined;
  onQuery: (query: string) => void;
};

/** The message that nothing was found, with what to do about it. */
export function NoResults({ query, suggestedQuery, onQuery }: NoResultsProps) {
  return (
    <div className="search-none">
      <p>
        No results for <strong>{query}</strong>
      </p>
      <p>
        {suggestedQuery === undefined ? (
          'Try fewer words, or another name for what you’re looking for.'
        ) : (
          <QuerySuggestion query={suggestedQuery} onQuery={onQuery} />
        )}
      </p>
    </div>
  );
}

/** Words of a query that no page contains, although the others were found. */
export function UnknownWords({ words }: { words: readonly string[] }) {
  return (
    <>
      No page has <strong>{words.join(', ')}</strong>
    </>
  );
}

const indexPages = [
  { label: 'Browse all operations', path: operationIndexPath },
  { label: 'Browse all elements', path: elementIndexPath },
];

/** Links for readers whose search finds nothing. */
export function BrowseLinks({ onSelect }: { onSelect?: () => void }) {
  return indexPages.map(({ label, path }) => (
    <p key={path}>
      <SiteLink href={path} onClick={onSelect}>
        {label}
      </SiteLink>
    </p>
  ));
}
