import { History, type IconNode, Search } from 'lucide';
import { Icon } from '@/components/ui/icon/icon';
import { suggestionId } from './suggestion-list';

type QueryOptionsProps = {
  recent: readonly string[];
  suggested: readonly string[];
  listId: string;
  active: number;
  onHover: (index: number) => void;
  onQuery: (query: string) => void;
};

/** Options of the empty box: recent searches and suggested ones. Selecting one fills the search box. */
export function QueryOptionList({
  recent,
  suggested,
  listId,
  active,
  onHover,
  onQuery,
}: QueryOptionsProps) {
  const renderOption = (query: string, index: number, icon: IconNode) => (
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
      <Icon icon={icon} size={17} />
      <span className="search-hit-text">{query}</span>
    </div>
  );
  return (
    <>
      {recent.length > 0 && (
        <div role="group" aria-label="Recent searches">
          {recent.map((query, index) => renderOption(query, index, History))}
        </div>
      )}
      {suggested.length > 0 && (
        <div role="group" aria-label="Suggested searches" className="search-group">
          <p className="search-heading" aria-hidden="true">
            Suggested searches
          </p>
          {suggested.map((query, index) => renderOption(query, recent.length + index, Search))}
        </div>
      )}
    </>
  );
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
