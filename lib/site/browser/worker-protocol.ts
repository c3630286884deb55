import { isRecord } from '../../kit/json/is-record';

/** The service worker's file. It is at the site's root because a worker only controls paths at or below its own. */
export const workerPath = '/service-worker.js';

/**
 * The query of the worker's URL if it also stores pages for reading offline. Another URL is another worker for the
 * browser, so the one without it can leave everything but the sandbox to the network.
 */
export const offlineQuery = '?offline';

/** The messages that a page can send to the worker. */
export type WorkerMessage =
  /** Take control of the page. A page that was force-reloaded is not controlled. */
  | { type: 'claim' }
  /** Replace the active worker now, although pages still use it. */
  | { type: 'activate' }
  /** Store a page that a document has shown without loading it, and files that it has loaded. */
  | { type: 'keep-page'; url: string; files?: readonly string[] }
  /** Download the whole portal, or what is missing of it. */
  | { type: 'keep-portal' }
  /** Stop the download, and discard what has been loaded. */
  | { type: 'cancel-portal' }
  /** Delete everything that is stored for reading offline. */
  | { type: 'turn-off' }
  /** Broadcast the progress of the download. */
  | { type: 'report-portal' };

const isString = (value: unknown): value is string => typeof value === 'string';

/** Returns the message, or undefined if it is none: a page of an earlier deployment may send others. */
export function readWorkerMessage(data: unknown): WorkerMessage | undefined {
  if (!isRecord(data)) return undefined;
  const { type, url, files = [] } = data;
  switch (type) {
    case 'claim':
    case 'activate':
    case 'keep-portal':
    case 'cancel-portal':
    case 'turn-off':
    case 'report-portal':
      return { type };
    case 'keep-page':
      return isString(url) && Array.isArray(files)
        ? { type, url, files: files.filter(isString) }
        : undefined;
    default:
      return undefined;
  }
}
