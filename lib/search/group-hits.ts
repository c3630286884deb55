import type { SearchHit } from './worker/search-protocol';

/** Hits of one page, the best first. */
export type HitGroup = {
  /** The page's path. */
  page: string;
  /** The page's title and where it stands. */
  title: string;
  trail: string[];
  hits: SearchHit[];
};

/** Whether a hit is a page, and not a place in it. */
export const isPageHit = ({ url }: Pick<SearchHit, 'url'>) => !url.includes('#');

/** Puts the hits of a page together, where the best of them stands. */
export function groupHits(hits: readonly SearchHit[]): HitGroup[] {
  const groups = new Map<string, HitGroup>();
  for (const hit of hits) {
    const page = hit.url.split('#', 1)[0] ?? '';
    const known = groups.get(page);
    if (known) {
      known.hits.push(hit);
      continue;
    }
    const title = isPageHit(hit)
      ? hit.name.map(({ text }) => text).join('')
      : (hit.trail.at(-1) ?? '');
    const trail = isPageHit(hit) ? hit.trail : hit.trail.slice(0, -1);
    groups.set(page, { page, title, trail, hits: [hit] });
  }
  return [...groups.values()];
}
