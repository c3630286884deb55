import { Icon } from '@/components/icon/icon';
import { SiteLink } from '@/components/navigation/site-link';
import { groupHits, type HitGroup, isPageHit } from '@/lib/search/group-hits';
import { hitKindLabels } from '@/lib/search/index/hit-kinds';
import { hitUrl } from '@/lib/search/search-urls';
import type { SearchHit } from '@/lib/search/worker/search-protocol';
import { HighlightedText } from './highlighted-text';
import { hitKindIcons } from './hit-kind-icons';
import { isHighlightingEnabled } from './search-settings';

/** The option's id in the document, for aria-activedescendant. */
export const suggestionId = (listId: string, index: number) => `${listId}-${index}`;

type OptionProps = {
  hit: SearchHit;
  id: string;
  isActive: boolean;
  onPoint: () => void;
  onChoose: (hit: SearchHit) => void;
};

function Suggestion({ hit, id, isActive, onPoint, onChoose }: OptionProps) {
  return (
    <SiteLink
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={hitUrl(hit, isHighlightingEnabled)}
      className="search-hit"
      data-place={isPageHit(hit) ? undefined : ''}
      onMouseMove={onPoint}
      onClick={() => onChoose(hit)}
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

/** Whether a group begins with its page; else a line says which page its places stand in. */
const beginsWithPage = ({ hits: [first] }: HitGroup) => first !== undefined && isPageHit(first);

/** The hits in the order in which they are shown: page by page. */
export function orderHitsByPage(hits: readonly SearchHit[]): SearchHit[] {
  return groupHits(hits).flatMap((group) => group.hits);
}

/** The suggestions, page by page. The active one is what Enter opens. */
export function SuggestionList({
  hits,
  listId,
  active,
  onHover: onPoint,
  onSelect: onChoose,
}: {
  hits: readonly SearchHit[];
  listId: string;
  active: number;
  onHover: (index: number) => void;
  onSelect: (hit: SearchHit) => void;
}) {
  let index = -1;
  return groupHits(hits).map((group) => (
    <div key={group.page} role="group" aria-label={group.title} className="search-group">
      {!beginsWithPage(group) && (
        <p className="search-page-line" aria-hidden="true">
          <strong>{group.title}</strong> {group.trail.join(' › ')}
        </p>
      )}
      {group.hits.map((hit) => {
        const own = ++index;
        return (
          <Suggestion
            key={hit.url}
            hit={hit}
            id={suggestionId(listId, own)}
            isActive={own === active}
            onPoint={() => onPoint(own)}
            onChoose={onChoose}
          />
        );
      })}
    </div>
  ));
}
