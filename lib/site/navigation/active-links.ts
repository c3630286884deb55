import type { NavbarLink } from './resolve-navbar-items';

/** Relation between a link of the navbar and a page: its own page first, then the longest path. 0 means none. */
function rateLink({ href, activeBasePath = href, activePaths, exact }: NavbarLink, path: string) {
  if (path === href) return Number.POSITIVE_INFINITY;
  if (activePaths?.includes(path)) return path.length;
  const isInside = path === activeBasePath || path.startsWith(`${activeBasePath}/`);
  return isInside && !exact ? activeBasePath.length : 0;
}

/**
 * Returns the links of the navbar that are active on a page: those that are most closely related to it. Several are
 * active only if they are related equally, for example two links to the same docs version.
 */
export function findActiveLinks(links: readonly NavbarLink[], path: string): NavbarLink[] {
  const ratings = links.map((link) => rateLink(link, path));
  const best = Math.max(0, ...ratings);
  return best === 0 ? [] : links.filter((_link, index) => ratings[index] === best);
}
