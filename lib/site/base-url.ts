import { withBase } from './urls';

/** The base URL that this build was made for (`/` or `/hub/`); next.config.mjs puts it in. */
export const baseUrl = process.env.BASE_URL ?? '/';

/** The address of a file of this site for `fetch`, `src` and plain links, which know no base URL. */
export function assetUrl(path: string): string {
  return withBase(path, baseUrl);
}
