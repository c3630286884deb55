import { baseUrl } from './browser-settings';
import { withBase } from './urls';

/** The URL of a file of this site for `fetch`, `src` and plain links: the path below the base URL. */
export function assetUrl(path: string): string {
  return withBase(path, baseUrl);
}
