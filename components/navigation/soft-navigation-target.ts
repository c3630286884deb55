import { baseUrl } from '@/lib/site/browser-settings';
import { routes } from '@/lib/site/page-paths';
import { withoutBase } from '@/lib/site/urls';

/**
 * The API console needs a page load: its stylesheet and its hash router conflict with soft navigation. So does the home
 * page of a site below a base URL such as `/hub/`, whose payload Next.js requests as `/hub.txt`, outside of the site.
 */
const needsPageLoad = (path: string) =>
  path === routes.api || (path === routes.home && baseUrl !== '/');
const isFile = (path: string) => /\.\w+$/.test(path);

/** Next.js cannot follow a hash that is not valid percent-encoding, such as `#%E0`. */
function isDecodable(hash: string): boolean {
  try {
    decodeURIComponent(hash);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the target of a link for soft navigation: a path of this site without the base URL, with query and hash.
 * Returns undefined if the browser has to follow the link: to another site, a file, a page that needs a page load, or
 * another target on the current page. (Not every browser reports that it has moved to the same target again.)
 */
export function findSoftNavigationTarget(
  link: HTMLAnchorElement,
  current: Location,
): string | undefined {
  if (link.target || link.hasAttribute('download') || link.origin !== current.origin) {
    return undefined;
  }
  const path = withoutBase(link.pathname, baseUrl);
  if (path === undefined || needsPageLoad(path) || isFile(path)) return undefined;
  if (!isDecodable(link.hash)) return undefined;
  const isCurrentPage = link.pathname === current.pathname && link.search === current.search;
  if (isCurrentPage && link.hash && link.hash !== current.hash) return undefined;
  return path + link.search + link.hash;
}
