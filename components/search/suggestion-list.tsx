import { Icon } from '@/components/ui/icon/icon';
import { SiteLink } from '@/components/ui/navigation/site-link';
import { groupHits, isPageHit } from '@/lib/search/engine/group-hits';
import { hitKindLabels } from '@/lib/search/site/hit-kinds';
import type { SiteHit } from '@/lib/search/site/search-types';
import { hitUrl } from '@/lib/search/site/search-urls';
import { highlightSearchTerms } from '@/lib/site/browser-settings';
import { changeBadgeLabels, parseChangeBadge } from '@/lib/site/reference/change-badge';
import { HighlightedText } from './highlighted-text';
import { hitKindIcons } from './hit-kind-icons';
import { HitName } from './hit-name';

/** Returns the id of an option, which `aria-activedescendant` refers to. */
export const suggestionId = (listId: string, index: number) => `${listId}-${index}`;

type SuggestionProps = {
  hit: SiteHit;
  id: string;
  /** Whether it is displayed below its page. */
  isNested: boolean;
  isActive: boolean;
  onHover: () => void;
  onSelect: (hit: SiteHit) => void;
};

/** The method and path of an operation, the breadcrumbs of another page, or the page of a part. */
function HitOrigin({ hit, isNested }: Pick<SuggestionProps, 'hit' | 'isNested'>) {
  if (hit.signature !== undefined) return <code className="search-hit-trail">{hit.signature}</code>;
  const text = isPageHit(hit) ? hit.trail.join(' › ') : hit.trail.at(-1);
  return text && !isNested ? <span className="search-hit-trail">{text}</span> : null;
}

function Suggestion({ hit, id, isNested, isActive, onHover, onSelect }: SuggestionProps) {
  const badge = parseChangeBadge(hit.badge);
  return (
    <SiteLink
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={hitUrl(hit, highlightSearchTerms)}
      className="search-hit"
      data-page-section={isNested ? '' : undefined}
      onMouseMove={onHover}
      onClick={() => onSelect(hit)}
    >
      <Icon icon={hitKindIcons[hit.kind]} size={17} />
      <span className="search-hit-text">
        <span className="search-hit-name">
          <strong>
            <HitName hit={hit} />
          </strong>
          <HitOrigin hit={hit} isNested={isNested} />
          <small>
            {hitKindLabels[hit.kind]}
            {badge && ` · ${changeBadgeLabels[badge]}`}
          </small>
        </span>
        {hit.snippet.length > 0 && (
          <span className="search-hit-snippet">
            <HighlightedText parts={hit.snippet} />
          </span>
        )}
      </span>
    </SiteLink>
  );
}

/** Returns the hits in display order: grouped by page. */
export function orderHitsByPage(hits: readonly SiteHit[]): SiteHit[] {
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
  hits: readonly SiteHit[];
  listId: string;
  active: number;
  onHover: (index: number) => void;
  onSelect: (hit: SiteHit) => void;
}) {
  let lastIndex = -1;
  return groupHits(hits).map((group) => {
    const pageIndex = group.hits.findIndex(isPageHit);
    return (
      <div key={group.page} role="group" aria-label={group.title} className="search-group">
        {pageIndex < 0 && (
          <p className="search-page-line" aria-hidden="true">
            <strong>{group.title}</strong> {group.trail.join(' › ')}
          </p>
        )}
        {group.hits.map((hit, indexInGroup) => {
          const index = ++lastIndex;
          return (
            <Suggestion
              key={hit.url}
              hit={hit}
              id={suggestionId(listId, index)}
              isNested={indexInGroup > pageIndex}
              isActive={index === active}
              onHover={() => onHover(index)}
              onSelect={onSelect}
            />
          );
        })}
      </div>
    );
  });
}
