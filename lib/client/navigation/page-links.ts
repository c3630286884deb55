import { baseUrl } from '../../site/browser-settings';
import { normalizePath, withoutBase } from '../../site/urls';

/** Files have an extension, unlike the versions of the docs. */
const isFile = (path: string) => /\.[a-z]\w*$/i.test(path);

/**
 * Returns the path of a page of this site, without the base URL.
 * @returns undefined if a URL leads to another site, or to a file
 */
export function findPagePath({ origin, pathname }: URL | HTMLAnchorElement): string | undefined {
  if (origin !== window.location.origin) return undefined;
  const path = withoutBase(normalizePath(pathname), baseUrl);
  return path === undefined || isFile(path) ? undefined : path;
}
