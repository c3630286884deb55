import type { HttpMethod } from '../../kit/http/methods';
import type { SidebarItem } from '../settings/sidebar-schema';

/** A link of the sidebar, the pagination or the docs index. */
export type PageLink = {
  label: string;
  /** A path of this site, or the URL of another one. */
  path: string;
  description?: string;
  /** The HTTP method of an operation's page. */
  method?: HttpMethod;
  /** Requirements of an operation (lib/api/roles/roles.ts). */
  restrictions?: string;
};
/** A category of the sidebar. It has a page if it has a `path`. */
export type NavigationCategory = {
  label: string;
  /** The name of the part of the sidebar that begins with it. */
  caption?: string;
  path?: string;
  /** The page or the section that lists its links, to which breadcrumbs lead if it has no page. */
  index?: string;
  description?: string;
  /** Whether its links are shown only on its own page and on those of the links, because they are too many. */
  isContextual?: true;
  links: NavigationEntry[];
};
export type NavigationEntry = PageLink | NavigationCategory;
export type SidebarNavigation = NavigationCategory[];
export type Breadcrumb = { label: string; path?: string };

type KnownDoc = { id: string; label: string; path: string; description: string; unlisted: boolean };

export const isCategory = (entry: NavigationEntry): entry is NavigationCategory => 'links' in entry;

/** Adds the label and path of every doc. Omits unlisted docs and categories without a link. */
function resolveItems(
  items: readonly SidebarItem[],
  docs: ReadonlyMap<string, KnownDoc>,
  descriptions: ReadonlyMap<string, string>,
): NavigationEntry[] {
  const find = (id: string) => {
    const doc = docs.get(id);
    if (!doc) {
      const ids = [...docs.keys()].join(', ');
      throw new Error(`The sidebar has an unknown doc id "${id}"; expected one of ${ids}`);
    }
    return doc;
  };
  return items.flatMap((item): NavigationEntry[] => {
    if (typeof item === 'string') {
      const { label, path, description, unlisted } = find(item);
      return unlisted ? [] : [{ label, path, description }];
    }
    if ('href' in item) return [{ label: item.label, path: item.href }];
    if ('to' in item) {
      const description = descriptions.get(item.to);
      return [{ label: item.label, path: item.to, ...(description && { description }) }];
    }
    const links = resolveItems(item.items, docs, descriptions);
    const path = item.doc === undefined ? undefined : find(item.doc).path;
    if (path === undefined) {
      const { index } = item;
      return links.length > 0 ? [{ label: item.category, ...(index && { index }), links }] : [];
    }
    return [{ label: item.category, path, ...(links.length > 0 && { links }) }];
  });
}

/**
 * Resolves the sidebar's doc ids to labels and paths. A category without a listed doc is a link if it has a page, and
 * is omitted otherwise. Throws for an unknown doc id; checks/check-navigation.ts reports it with its position.
 * @param descriptions the descriptions of pages that are not docs, by path
 */
export function buildNavigation(
  sidebar: readonly SidebarItem[],
  docs: readonly KnownDoc[],
  descriptions: ReadonlyMap<string, string> = new Map(),
): SidebarNavigation {
  const docsById = new Map(docs.map((doc) => [doc.id, doc]));
  return resolveItems(sidebar, docsById, descriptions).map((entry) =>
    isCategory(entry) ? entry : { ...entry, links: [] },
  );
}

const removeCategoryDescriptions = ({
  description,
  index,
  ...category
}: NavigationCategory): NavigationCategory => ({
  ...category,
  links: category.links.map(removeLinkDescriptions),
});

const removeLinkDescriptions = (entry: NavigationEntry): NavigationEntry =>
  isCategory(entry)
    ? removeCategoryDescriptions(entry)
    : {
        label: entry.label,
        path: entry.path,
        ...(entry.method && { method: entry.method }),
        ...(entry.restrictions && { restrictions: entry.restrictions }),
      };

/** Leaves out what the sidebar does not show, so that it is not sent to the browser. */
export const removeDescriptions = (navigation: SidebarNavigation): SidebarNavigation =>
  navigation.map(removeCategoryDescriptions);

/** Lists every link of the sidebar in reading order. A category that has a page precedes its items. */
export function listLinks(entries: readonly NavigationEntry[]): PageLink[] {
  return entries.flatMap((entry) => {
    if (!isCategory(entry)) return [entry];
    const own = entry.path === undefined ? [] : [{ label: entry.label, path: entry.path }];
    return [...own, ...listLinks(entry.links)];
  });
}

/** How many links a sidebar shows in every page at most. */
const linksInEveryPage = 200;

const countLinks = (entries: readonly NavigationEntry[]): number =>
  entries.reduce((count, entry) => {
    const inner = isCategory(entry) && !entry.isContextual ? countLinks(entry.links) : 0;
    return count + inner + (entry.path === undefined ? 0 : 1);
  }, 0);

/** Whether a sidebar is so large that pages have the links of closed categories only when they are opened. */
export const hasManyLinks = (navigation: SidebarNavigation): boolean =>
  countLinks(navigation) > linksInEveryPage;

/** Lists the categories of a page, from the outermost, and the page itself. Empty if the sidebar does not have it. */
export function findBreadcrumbs(entries: readonly NavigationEntry[], path: string): Breadcrumb[] {
  for (const entry of entries) {
    const index = isCategory(entry) ? entry.index : undefined;
    // The index itself is the page that the breadcrumbs are on.
    const target = entry.path ?? (index === path ? undefined : index);
    const breadcrumb: Breadcrumb = {
      label: entry.label,
      ...(target !== undefined && { path: target }),
    };
    if (entry.path === path) return [breadcrumb];
    const inner = isCategory(entry) ? findBreadcrumbs(entry.links, path) : [];
    if (inner.length > 0) return [breadcrumb, ...inner];
  }
  return [];
}

/**
 * Finds the pages before and after a page in the reading order of the sidebar. Skips links to other areas.
 * @param basePath the base path of the area's pages: `/docs`
 */
export function findAdjacentPages(
  navigation: SidebarNavigation,
  path: string,
  basePath: string,
): { previous?: PageLink | undefined; next?: PageLink | undefined } {
  // A page can be in several categories; its first position counts.
  const pages = listLinks(navigation).filter(
    (link, index, all) =>
      link.path.startsWith(`${basePath}/`) &&
      all.findIndex((other) => other.path === link.path) === index,
  );
  const index = pages.findIndex((page) => page.path === path);
  if (index === -1) return {};
  const toLink = (page: PageLink | undefined) => page && { label: page.label, path: page.path };
  return { previous: toLink(pages[index - 1]), next: toLink(pages[index + 1]) };
}
