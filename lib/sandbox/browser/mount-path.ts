/** The service worker's file. It is at the site's root because a worker only controls paths at or below its own. */
export const workerPath = '/sandbox-worker.js';

/** The messages a page can send to the worker: `claim` asks the worker to take control of the page. */
export type ClientMessage = 'claim';

/**
 * Returns the path under which the worker responds.
 * @param base the site's base URL, with a slash at both ends
 */
export function mountPath(base: string): string {
  return `${base}sandbox`;
}
