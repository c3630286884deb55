import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/** The ids of a page and its links. */
export type PageLinkData = {
  /** The page's path, without the base URL. */
  path: string;
  /** Each id with the number of elements that have it. */
  ids: ReadonlyMap<string, number>;
  /** The URLs of links and images, as the page has them. */
  hrefs: ReadonlySet<string>;
};

/** Reads the ids and links of a page. */
export function readPageLinkData(tree: Root, path: string): PageLinkData {
  const ids = new Map<string, number>();
  const hrefs = new Set<string>();
  visit(tree, 'element', ({ tagName, properties: { id, href, src } }) => {
    if (typeof id === 'string') ids.set(id, (ids.get(id) ?? 0) + 1);
    if (tagName === 'a' && typeof href === 'string') hrefs.add(href);
    if (tagName === 'img' && typeof src === 'string') hrefs.add(src);
  });
  return { path, ids, hrefs };
}
