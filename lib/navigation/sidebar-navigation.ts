import type { HttpMethod } from '../http/methods';
import type { SidebarItem } from '../site/settings/sidebar-schema';

/** A link of the sidebar, the pager or the docs index. */
export type PageLink = {
  label: string;
  path: string;
  description?: string;
  /** The HTTP method of an operation's page. */
  method?: HttpMethod;
};
/** A category of the sidebar; with a `path` it has a page of its own. */
export type NavigationCategory = { label: string; path?: string; links: NavigationEntry[] };
export type NavigationEntry = PageLink | NavigationCategory;
export type Navigation = NavigationCategory[];
export type Breadcrumb = { label: string; path?: string };

type KnownDoc = { id: string; label: string; path: string; description: string; unlisted: boolean };

export const isCategory = (entry: NavigationEntry): entry is NavigationCategory => 'links' in entry;

/** The sidebar's items with every doc's label and path; unlisted docs and categories without a link are left out. */
function fillItems(
  items: readonly SidebarItem[],
  docs: ReadonlyMap<string, KnownDoc>,
): NavigationEntry[] {
  const find = (id: string) => {
    const doc = docs.get(id);
    if (!doc) throw new Error(`The sidebar names the doc "${id}", which does not exist`);
    return doc;
  };
  return items.flatMap((item): NavigationEntry[] => {
    if (typeof item === 'string') {
      const { label, path, description, unlisted } = find(item);
      return unlisted ? [] : [{ label, path, description }];
    }
    if ('to' in item) return [{ label: item.label, path: item.to }];
    const links = fillItems(item.items, docs);
    const path = item.doc === undefined ? undefined : find(item.doc).path;
    if (path === undefined) return links.length > 0 ? [{ label: item.category, links }] : [];
    return [{ label: item.category, path, ...(links.length > 0 && { links }) }];
  });
}

/**
 * Fills the sidebar's doc ids with the docs' labels and paths. A category whose docs are all unlisted is its own
 * link, where it has one, and is left out where it has none.
 * Throws where an id names no doc; check-navigation.ts reports the same with its place.
 */
export function buildNavigation(
  sidebar: readonly SidebarItem[],
  docs: readonly KnownDoc[],
): Navigation {
  return fillItems(sidebar, new Map(docs.map((doc) => [doc.id, doc]))).map((entry) =>
    isCategory(entry) ? entry : { ...entry, links: [] },
  );
}

/** Every link of the sidebar in reading order; a category that has a page comes before its items. */
export function listLinks(entries: readonly NavigationEntry[]): PageLink[] {
  return entries.flatMap((entry) => {
    if (!isCategory(entry)) return [entry];
    const own = entry.path === undefined ? [] : [{ label: entry.label, path: entry.path }];
    return [...own, ...listLinks(entry.links)];
  });
}

/** From the outermost category down to the page itself; empty for a page that the sidebar does not have. */
export function findBreadcrumbs(entries: readonly NavigationEntry[], path: string): Breadcrumb[] {
  for (const entry of entries) {
    const crumb: Breadcrumb = {
      label: entry.label,
      ...(entry.path !== undefined && { path: entry.path }),
    };
    if (entry.path === path) return [crumb];
    const below = isCategory(entry) ? findBreadcrumbs(entry.links, path) : [];
    if (below.length > 0) return [crumb, ...below];
  }
  return [];
}

/**
 * The pages before and after a page in the sidebar's reading order. Links to other areas are passed over.
 * @param base where the area's pages stand: `/docs`
 */
export function findAdjacentPages(
  navigation: Navigation,
  path: string,
  base: string,
): { previous?: PageLink; next?: PageLink } {
  const pages = listLinks(navigation).filter((link) => link.path.startsWith(`${base}/`));
  const index = pages.findIndex((page) => page.path === path);
  if (index === -1) return {};
  const pick = (page: PageLink | undefined) => page && { label: page.label, path: page.path };
  return { previous: pick(pages[index - 1]), next: pick(pages[index + 1]) };
}
