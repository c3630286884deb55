/** The file of the service worker, at the site's root: it can answer for no address above its own. */
export const workerPath = '/sandbox-worker.js';

/** What a page may tell the worker: `claim`, to be answered by it from now on. */
export type ClientMessage = 'claim';

/**
 * The path below which the worker answers.
 * @param base the site's base URL, with both slashes
 */
export function mountPath(base: string): string {
  return `${base}sandbox`;
}
