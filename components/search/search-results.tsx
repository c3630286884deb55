import { type MouseEventHandler, useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/icon/icon';
import { SiteLink } from '@/components/navigation/site-link';
import { changeBadgeLabels, parseChangeBadge } from '@/lib/openapi-history/change-badge';
import { groupHits, isPageHit } from '@/lib/search/group-hits';
import { highlightSearchTerms } from '@/lib/site/browser-settings';
import { hitKindLabels } from '@/lib/site-search/hit-kinds';
import type { SiteHit, SiteHitGroup, SiteSearchParameters } from '@/lib/site-search/search-types';
import { hitUrl } from '@/lib/site-search/search-urls';
import { HighlightedText } from './highlighted-text';
import { hitKindIcons } from './hit-kind-icons';
import { HitName, isCodeKind } from './hit-name';
import { searchClient } from './search-client';
import styles from './search-results.module.css';

/** More parts than a page has. */
const maxSections = 500;

type ResultsProps = {
  hits: readonly SiteHit[];
  /** The search that found the hits. */
  parameters: SiteSearchParameters;
  onSelect: MouseEventHandler<HTMLAnchorElement>;
};

function Snippet({ hit: { snippet } }: { hit: SiteHit }) {
  return snippet.length === 0 ? null : (
    <span className={styles.snippet}>
      <HighlightedText parts={snippet} />
    </span>
  );
}

/** What has changed about a hit. */
function Badge({ hit: { badge } }: { hit: SiteHit }) {
  const change = parseChangeBadge(badge);
  return change ? <small className={styles.badge}>{changeBadgeLabels[change]}</small> : null;
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
      <p className={styles.origin}>
        <Icon icon={hitKindIcons[group.kind]} size={15} />
        {group.trail.join(' › ') || hitKindLabels[group.kind]}
      </p>
      <SiteLink
        href={hit ? hitUrl(hit, highlightSearchTerms) : group.page}
        className={styles.hit}
        onClick={onSelect}
      >
        <h2>{hit ? <HitName hit={hit} /> : title}</h2>
        {hit && <Badge hit={hit} />}
        {hit?.signature !== undefined && <code className={styles.signature}>{hit.signature}</code>}
        {hit && <Snippet hit={hit} />}
      </SiteLink>
    </>
  );
}

function Section({ hit, onSelect }: { hit: SiteHit } & Pick<ResultsProps, 'onSelect'>) {
  return (
    <li>
      <SiteLink href={hitUrl(hit, highlightSearchTerms)} className={styles.hit} onClick={onSelect}>
        <span className={styles.name}>
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

/** Loads the hits of a page that the search did not return, or that are not shown. */
function useRestOfPage({ pageId, hits }: SiteHitGroup, parameters: SiteSearchParameters) {
  const [state, setState] = useState<'collapsed' | 'loading' | 'failed' | SiteHit[]>('collapsed');
  const total = hits[0]?.pageTotal ?? hits.length;
  const load = () => {
    setState('loading');
    const { sectionsPerPage: _, ...search } = parameters;
    searchClient.search({ ...search, pageId, limit: maxSections }).then(
      (result) => setState(result.hits),
      () => setState('failed'),
    );
  };
  const isPageFound = hits.some(isPageHit);
  // If nothing is marked, as for "deeplink" and "deep link", the parts are all that shows why the page is found.
  const isPartShown = (hit: SiteHit) => !isPageFound || hasMatch(hit) || !hits.some(hasMatch);
  const shown = Array.isArray(state)
    ? state
    : hits.filter((hit) => isPageHit(hit) || isPartShown(hit));
  const sections = shown.filter((hit) => !isPageHit(hit));
  return { sections, rest: total - shown.length, state, load };
}

/** Moves the focus to the first further part, because the button that loaded it is gone. */
function useFocusOfRest(sections: readonly SiteHit[], isLoaded: boolean) {
  const list = useRef<HTMLUListElement>(null);
  const [initialUrls] = useState(() => new Set(sections.map(({ url }) => url)));
  const firstNew = sections.findIndex(({ url }) => !initialUrls.has(url));
  useEffect(() => {
    if (isLoaded) list.current?.querySelectorAll('a')[firstNew]?.focus();
  }, [isLoaded, firstNew]);
  return list;
}

function Group({
  group,
  parameters,
  onSelect,
}: {
  group: SiteHitGroup;
  parameters: SiteSearchParameters;
  onSelect: MouseEventHandler<HTMLAnchorElement>;
}) {
  const { sections, rest, state, load } = useRestOfPage(group, parameters);
  const list = useFocusOfRest(sections, Array.isArray(state));
  return (
    <li className={styles.group}>
      <PageHeading group={group} hit={group.hits.find(isPageHit)} onSelect={onSelect} />
      {sections.length > 0 && (
        <ul ref={list} className={styles.sections}>
          {sections.map((hit) => (
            <Section key={hit.url} hit={hit} onSelect={onSelect} />
          ))}
        </ul>
      )}
      {rest > 0 && (
        <p className={styles.rest}>
          <button
            type="button"
            className="text-button"
            aria-busy={state === 'loading'}
            onClick={load}
          >
            Show {rest} more on this page
          </button>
          {state === 'failed' && <span role="alert"> They could not be loaded. Try again.</span>}
        </p>
      )}
    </li>
  );
}

/** Renders hits grouped by page. The groups are in the order of their best hits. */
export function SearchResults({ hits, parameters, onSelect }: ResultsProps) {
  const { query, context, kind, version } = parameters;
  return (
    <ol className={styles.groups}>
      {groupHits(hits).map((group) => (
        <Group
          key={[group.page, query, context, kind, version].join(' ')}
          group={group}
          parameters={parameters}
          onSelect={onSelect}
        />
      ))}
    </ol>
  );
}
