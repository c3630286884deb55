import { Icon } from '@/components/icon/icon';
import { SiteLink } from '@/components/navigation/site-link';
import { groupHits, type HitGroup, isPageHit } from '@/lib/search/group-hits';
import { hitKindLabels } from '@/lib/search/index/hit-kinds';
import { hitUrl } from '@/lib/search/search-urls';
import type { SearchHit } from '@/lib/search/worker/search-protocol';
import { highlightSearchTerms } from '@/lib/site/browser-settings';
import { HighlightedText } from './highlighted-text';
import { hitKindIcons } from './hit-kind-icons';

/** Returns the id of an option, which `aria-activedescendant` refers to. */
export const suggestionId = (listId: string, index: number) => `${listId}-${index}`;

type SuggestionProps = {
  hit: SearchHit;
  id: string;
  isActive: boolean;
  onHover: () => void;
  onSelect: (hit: SearchHit) => void;
};

function Suggestion({ hit, id, isActive, onHover, onSelect }: SuggestionProps) {
  return (
    <SiteLink
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={hitUrl(hit, highlightSearchTerms)}
      className="search-hit"
      data-page-section={isPageHit(hit) ? undefined : ''}
      onMouseMove={onHover}
      onClick={() => onSelect(hit)}
    >
      <Icon icon={hitKindIcons[hit.kind]} size={17} />
      <span className="search-hit-text">
        <span className="search-hit-name">
          <strong>
            <HighlightedText parts={hit.name} />
          </strong>
          <small>{hitKindLabels[hit.kind]}</small>
        </span>
        {isPageHit(hit) && hit.trail.length > 0 && (
          <span className="search-hit-trail">{hit.trail.join(' › ')}</span>
        )}
        {hit.snippet.length > 0 && (
          <span className="search-hit-snippet">
            <HighlightedText parts={hit.snippet} />
          </span>
        )}
      </span>
    </SiteLink>
  );
}

/** Returns whether the page itself is the first hit of its group. Otherwise the group needs a heading. */
const startsWithPage = ({ hits: [first] }: HitGroup) => first !== undefined && isPageHit(first);

/** Returns the hits in display order: grouped by page. */
export function orderHitsByPage(hits: readonly SearchHit[]): SearchHit[] {
  return groupHits(hits).flatMap((group) => group.hits);
}

/** Renders hits as options, grouped by page. */
export function SuggestionList({
  hits,
  listId,
  active,
  onHover,
  onSelect,
}: {
  hits: readonly SearchHit[];
  listId: string;
  active: number;
  onHover: (index: number) => void;
  onSelect: (hit: SearchHit) => void;
}) {
  let lastIndex = -1;
  return groupHits(hits).map((group) => (
    <div key={group.page} role="group" aria-label={group.title} className="search-group">
      {!startsWithPage(group) && (
        <p className="search-page-line" aria-hidden="true">
          <strong>{group.title}</strong> {group.trail.join(' › ')}
        </p>
      )}
      {group.hits.map((hit) => {
        const index = ++lastIndex;
        return (
          <Suggestion
            key={hit.url}
            hit={hit}
            id={suggestionId(listId, index)}
            isActive={index === active}
            onHover={() => onHover(index)}
            onSelect={onSelect}
          />
        );
      })}
    </div>
  ));
}
