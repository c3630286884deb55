import { History } from 'lucide';
import { Icon } from '@/components/icon/icon';
import { suggestionId } from './suggestion-list';

/** Renders the recent searches as options. Selecting one fills the search box. */
export function RecentSearchList({
  recent,
  listId,
  active,
  onHover,
  onQuery,
}: {
  recent: readonly string[];
  listId: string;
  active: number;
  onHover: (index: number) => void;
  onQuery: (query: string) => void;
}) {
  return recent.map((query, index) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the search box handles the keys
    <div
      key={query}
      id={suggestionId(listId, index)}
      role="option"
      tabIndex={-1}
      aria-selected={index === active}
      className="search-hit"
      onMouseMove={() => onHover(index)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onQuery(query)}
    >
      <Icon icon={History} size={17} />
      <span className="search-hit-text">{query}</span>
    </div>
  ));
}

/** The heading of the recent searches, with a button that clears them. */
export function RecentSearchesHeader({ onClear }: { onClear: () => void }) {
  return (
    <div className="search-recent">
      <span>Recent searches</span>
      <button type="button" className="text-button" onClick={onClear}>
        Clear recent searches
      </button>
    </div>
  );
}
