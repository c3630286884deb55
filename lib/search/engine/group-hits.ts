import type { SearchHit } from './worker/search-protocol';

/** The hits of one page, best first. */
export type HitGroup<Kind extends string = string> = {
  /** The page's path. */
  page: string;
  pageId: number;
  kind: Kind;
  /** The page's title and its breadcrumbs. */
  title: string;
  trail: string[];
  hits: SearchHit<Kind>[];
};

/** Returns whether a hit is a page rather than an anchor on a page. */
export const isPageHit = ({ url }: Pick<SearchHit, 'url'>) => !url.includes('#');

/** Groups hits by page. The groups are ordered by the best hit of each page. */
export function groupHits<Kind extends string>(hits: readonly SearchHit<Kind>[]): HitGroup<Kind>[] {
  const groups = new Map<string, HitGroup<Kind>>();
  for (const hit of hits) {
    const page = hit.url.split('#', 1)[0] ?? '';
    const group = groups.get(page);
    if (group) {
      group.hits.push(hit);
      continue;
    }
    const title = isPageHit(hit)
      ? hit.name.map(({ text }) => text).join('')
      : (hit.trail.at(-1) ?? '');
    const trail = isPageHit(hit) ? hit.trail : hit.trail.slice(0, -1);
    groups.set(page, { page, pageId: hit.pageId, kind: hit.pageKind, title, trail, hits: [hit] });
  }
  return [...groups.values()];
}
