import { type MouseEventHandler, useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { SiteLink } from '@/components/ui/navigation/site-link';
import { groupHits, isPageHit } from '@/lib/search/engine/group-hits';
import { hitKindLabels } from '@/lib/search/site/hit-kinds';
import type { SiteHit, SiteHitGroup } from '@/lib/search/site/search-types';
import { hitUrl } from '@/lib/search/site/search-urls';
import { highlightSearchTerms } from '@/lib/site/browser-settings';
import { changeBadgeLabels, parseChangeBadge } from '@/lib/site/reference/change-badge';
import { HighlightedText } from './highlighted-text';
import { hitKindIcons } from './hit-kind-icons';
import { HitName, isCodeKind } from './hit-name';

type ResultsProps = {
  hits: readonly SiteHit[];
  /** The ids of the pages of which all hits are asked for. */
  expandedPages: readonly number[];
  onExpand: (pageId: number) => void;
  onSelect: MouseEventHandler<HTMLAnchorElement>;
};

function Snippet({ hit: { snippet } }: { hit: SiteHit }) {
  return snippet.length === 0 ? null : (
    <span className="result-snippet">
      <HighlightedText parts={snippet} />
    </span>
  );
}

/** Badge with the change of a hit. */
function Badge({ hit: { badge } }: { hit: SiteHit }) {
  const change = parseChangeBadge(badge);
  return change ? <small className="result-badge">{changeBadgeLabels[change]}</small> : null;
}

/** The heading of a group: the page, as a hit or only as the origin of hits. */
function PageHeading({
  group,
  hit,
  onSelect,
}: {
  group: SiteHitGroup;
  hit: SiteHit | undefined;
  onSelect: MouseEventHandler<HTMLAnchorElement>;
}) {
  const title = isCodeKind(group.kind) ? <code>{group.title}</code> : group.title;
  return (
    <>
      <p className="result-origin">
        <Icon icon={hitKindIcons[group.kind]} size={15} />
        {group.trail.join(' › ') || hitKindLabels[group.kind]}
      </p>
      <SiteLink
        href={hit ? hitUrl(hit, highlightSearchTerms) : group.page}
        className="result-hit"
        onClick={onSelect}
      >
        <h2>{hit ? <HitName hit={hit} /> : title}</h2>
        {hit && <Badge hit={hit} />}
        {hit?.signature !== undefined && <code className="result-signature">{hit.signature}</code>}
        {hit && <Snippet hit={hit} />}
      </SiteLink>
    </>
  );
}

function Section({ hit, onSelect }: { hit: SiteHit } & Pick<ResultsProps, 'onSelect'>) {
  return (
    <li>
      <SiteLink href={hitUrl(hit, highlightSearchTerms)} className="result-hit" onClick={onSelect}>
        <span className="result-name">
          <strong>
            <HitName hit={hit} />
          </strong>
          {/* That a part of a page is a section goes without saying. */}
          {hit.kind !== 'section' && <small>{hitKindLabels[hit.kind]}</small>}
          <Badge hit={hit} />
        </span>
        <Snippet hit={hit} />
      </SiteLink>
    </li>
  );
}

/** Whether a part of a page matches itself, not only by the name of its page. */
const hasMatch = ({ name, snippet }: SiteHit) =>
  [...name, ...snippet].some(({ isMatch }) => isMatch);

/**
 * The parts of a page to show, and the number of its hits that are not shown: those that the search did not return, and
 * those that match only by the name of their page.
 */
function selectParts({ hits }: SiteHitGroup, isExpanded: boolean) {
  const isPageFound = hits.some(isPageHit);
  // If nothing is marked, as for "deeplink" and "deep link", the parts are all that shows why the page is found.
  const isPartShown = (hit: SiteHit) =>
    isExpanded || !isPageFound || hasMatch(hit) || !hits.some(hasMatch);
  const shown = hits.filter((hit) => isPageHit(hit) || isPartShown(hit));
  const total = hits[0]?.pageTotal ?? hits.length;
  return { parts: shown.filter((hit) => !isPageHit(hit)), rest: total - shown.length };
}

/**
 * Moves the focus to the first further part, because the button that asked for it is gone.
 * @returns the ref of the list of parts, and a function to call before the further parts are asked for
 */
function useFocusOfRest(parts: readonly SiteHit[], isComplete: boolean) {
  const list = useRef<HTMLUListElement>(null);
  const [knownUrls, setKnownUrls] = useState<readonly string[]>();
  useEffect(() => {
    if (!isComplete || !knownUrls) return;
    const firstNew = parts.findIndex(({ url }) => !knownUrls.includes(url));
    list.current?.querySelectorAll('a')[firstNew]?.focus();
    setKnownUrls(undefined);
  }, [isComplete, knownUrls, parts]);
  return { list, rememberParts: () => setKnownUrls(parts.map(({ url }) => url)) };
}

function Group({
  group,
  isExpanded,
  onExpand,
  onSelect,
}: {
  group: SiteHitGroup;
  isExpanded: boolean;
  onExpand: () => void;
  onSelect: MouseEventHandler<HTMLAnchorElement>;
}) {
  const { parts, rest } = selectParts(group, isExpanded);
  const { list, rememberParts } = useFocusOfRest(parts, isExpanded && rest === 0);
  return (
    <li className="result-group">
      <PageHeading group={group} hit={group.hits.find(isPageHit)} onSelect={onSelect} />
      {parts.length > 0 && (
        <ul ref={list} className="result-sections">
          {parts.map((hit) => (
            <Section key={hit.url} hit={hit} onSelect={onSelect} />
          ))}
        </ul>
      )}
      {rest > 0 && (
        <p className="result-rest">
          <button
            type="button"
            className="text-button"
            aria-busy={isExpanded}
            onClick={() => {
              rememberParts();
              onExpand();
            }}
          >
            Show {rest} more on this page
          </button>
        </p>
      )}
    </li>
  );
}

/** Renders hits grouped by page. The groups are in the order of their best hits. */
export function SearchResults({ hits, expandedPages, onExpand, onSelect }: ResultsProps) {
  return (
    <ol className="result-groups">
      {groupHits(hits).map((group) => (
        <Group
          key={group.page}
          group={group}
          isExpanded={expandedPages.includes(group.pageId)}
          onExpand={() => onExpand(group.pageId)}
          onSelect={onSelect}
        />
      ))}
    </ol>
  );
}
