import { baseUrl } from '../../site/browser-settings';
import { normalizePath, withoutBase } from '../../site/urls';

/** Returns the path of the page in the address, without the base URL. */
export function getCurrentPath(): string {
  const path = normalizePath(window.location.pathname);
  return withoutBase(path, baseUrl) ?? path;
}
