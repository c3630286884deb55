import { baseUrl } from '@/lib/site/browser-settings';
import { routes, withoutBase } from '@/lib/site/urls';

/** The console is a document of its own: its style sheet and its hash router must not meet a soft navigation. */
const isOwnDocument = (path: string) => path === routes.api;
const isFile = (path: string) => /\.\w+$/.test(path);

/** Next can't follow a hash that is no valid text (`#%E0`). */
function isText(hash: string): boolean {
  try {
    decodeURIComponent(hash);
    return true;
  } catch {
    return false;
  }
}

/**
 * Where a link leads by a soft navigation: a path of this site without the base URL, with query and hash.
 * `undefined` where the browser itself follows the link: another site, a file, the console, a place on this page.
 */
export function findSoftNavigationTarget(
  link: HTMLAnchorElement,
  current: Location,
): string | undefined {
  if (link.target || link.hasAttribute('download') || link.origin !== current.origin) {
    return undefined;
  }
  const path = withoutBase(link.pathname, baseUrl);
  if (path === undefined || isOwnDocument(path) || isFile(path)) return undefined;
  if (!isText(link.hash)) return undefined;
  const isHere = link.pathname === current.pathname && link.search === current.search;
  if (isHere && link.hash) return undefined;
  return path + link.search + link.hash;
}
