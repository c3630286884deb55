import { History } from 'lucide';
import { Icon } from '@/components/icon/icon';
import { suggestionId } from './suggestion-list';

/** What the reader searched for lately, as options that fill the box. */
export function RecentSearchList({
  recent,
  listId,
  active,
  onHover: onPoint,
  onQuery,
}: {
  recent: readonly string[];
  listId: string;
  active: number;
  onHover: (index: number) => void;
  onQuery: (query: string) => void;
}) {
  return recent.map((query, index) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the box's own keys choose it
    <div
      key={query}
      id={suggestionId(listId, index)}
      role="option"
      tabIndex={-1}
      aria-selected={index === active}
      className="search-hit"
      onMouseMove={() => onPoint(index)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onQuery(query)}
    >
      <Icon icon={History} size={17} />
      <span className="search-hit-text">{query}</span>
    </div>
  ));
}
