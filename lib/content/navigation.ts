import type { HttpMethod } from '../openapi/document';
import type { SidebarCategory } from '../site/schema';

/** A link of the sidebar, the pager or the docs index. */
export type PageLink = {
  label: string;
  path: string;
  description?: string;
  /** The HTTP method of an operation's page. */
  method?: HttpMethod;
};
export type NavigationCategory = { label: string; links: PageLink[] };
export type Navigation = NavigationCategory[];
export type Crumb = { label: string; path?: string };

type KnownDoc = { id: string; label: string; path: string; description: string; unlisted: boolean };

/**
 * Fills the sidebar's doc ids with the docs' labels and paths. Unlisted docs are left out.
 * Throws where an id names no doc; check-navigation.ts reports the same with its place.
 */
export function buildNavigation(
  sidebar: readonly SidebarCategory[],
  docs: readonly KnownDoc[],
): Navigation {
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  return sidebar.map(({ category, items }) => ({
    label: category,
    links: items.flatMap((item): PageLink[] => {
      if (typeof item !== 'string') return [{ label: item.label, path: item.to }];
      const doc = byId.get(item);
      if (!doc) throw new Error(`The sidebar names the doc "${item}", which does not exist`);
      return doc.unlisted
        ? []
        : [{ label: doc.label, path: doc.path, description: doc.description }];
    }),
  }));
}

/** From the category down to the page itself; empty for a page that the sidebar does not have. */
export function findTrail(navigation: Navigation, path: string): Crumb[] {
  for (const category of navigation) {
    const link = category.links.find((candidate) => candidate.path === path);
    if (link) return [{ label: category.label }, { label: link.label, path }];
  }
  return [];
}

/**
 * The pages before and after a page in the sidebar's reading order. Links to other areas are passed over.
 * @param base where the area's pages stand: `/docs`
 */
export function pagesAround(
  navigation: Navigation,
  path: string,
  base: string,
): { previous?: PageLink; next?: PageLink } {
  const pages = navigation
    .flatMap(({ links }) => links)
    .filter((link) => link.path.startsWith(`${base}/`));
  const index = pages.findIndex((page) => page.path === path);
  if (index === -1) return {};
  const pick = (page: PageLink | undefined) => page && { label: page.label, path: page.path };
  return { previous: pick(pages[index - 1]), next: pick(pages[index + 1]) };
}
