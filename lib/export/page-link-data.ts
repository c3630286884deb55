import { Parser } from 'htmlparser2';
import { type ExportedPage, stripInlineScripts } from './exported-pages';

/** What can be linked to in a page, and what it links to. */
export type PageLinkData = {
  /** The page's address, without the base URL. */
  path: string;
  /** Each id with the number of elements that have it. */
  ids: ReadonlyMap<string, number>;
  /** Links and images, as they stand in the page. */
  hrefs: ReadonlySet<string>;
};

/** Reads one page of the export. */
export function readPageLinkData({ html, path }: ExportedPage): PageLinkData {
  const ids = new Map<string, number>();
  const hrefs = new Set<string>();
  // A parser without a tree: thousands of pages are read for three attributes each.
  const parser = new Parser({
    onopentag(name, { id, href, src }) {
      if (id !== undefined) ids.set(id, (ids.get(id) ?? 0) + 1);
      if (name === 'a' && href !== undefined) hrefs.add(href);
      if (name === 'img' && src !== undefined) hrefs.add(src);
    },
  });
  parser.end(stripInlineScripts(html));
  return { path, ids, hrefs };
}
