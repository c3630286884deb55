import { baseUrl } from './browser-settings';
import { withBase } from './urls';

/** Returns the URL of a file of this site for `fetch`, `src` and plain links: its path with the base URL. */
export function assetUrl(path: string): string {
  return withBase(path, baseUrl);
}
