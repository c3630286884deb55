import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequestHandler } from '../../../../scripts/serve';
import { startServer } from '../../../support/start-server';

/** How the data of a page can fail to arrive. */
export type Failure = 'aborted' | 'error' | 'missing';

/**
 * The portal on its own port, with control over the data of pages that a document requests when a reader follows a link. Unlike `page.route`, it leaves the browser's cache on and does not slow down other requests.
 */
export type PageDataServer = {
  origin: string;
  /** Holds the data of pages until `release` is called. */
  hold: () => void;
  release: () => void;
  /** Whether the data of a page is held. */
  isHeld: (path: string) => boolean;
  /** Lets them fail, or no longer. */
  fail: (failure: Failure | undefined) => void;
  /** Whether the data of a page has failed since `fail` was called. */
  hasFailed: (path: string) => boolean;
  close: () => Promise<void>;
};

/** Returns the path of the page whose data a request is for; undefined for other requests. */
function findPagePath({ url = '' }: IncomingMessage): string | undefined {
  const { pathname } = new URL(url, 'http://localhost');
  return /^\/page-data\/[^/]+(\/.*)\.json$/.exec(pathname)?.[1];
}

function sendFailure(failure: Failure, response: ServerResponse): void {
  if (failure === 'aborted') response.destroy();
  else response.writeHead(failure === 'error' ? 500 : 404, { 'Content-Type': 'text/html' }).end();
}

/**
 * Fonts are optional: a page is laid out without those that are late, so that a reload can have another layout and
 * position. Without fonts, every load has the same.
 */
const isFont = ({ url = '' }: IncomingMessage) => url.endsWith('.woff2');

export async function startPageDataServer(): Promise<PageDataServer> {
  const handleRequest = createRequestHandler();
  let isHolding = false;
  let held: Array<{ path: string; send: () => void }> = [];
  let failure: Failure | undefined;
  let failedPaths: string[] = [];
  const server = await startServer((request, response) => {
    const path = findPagePath(request);
    const send = () => handleRequest(request, response);
    if (isFont(request)) sendFailure('missing', response);
    else if (path !== undefined && failure) {
      failedPaths.push(path);
      sendFailure(failure, response);
    } else if (path !== undefined && isHolding) held.push({ path, send });
    else send();
  });
  return {
    ...server,
    hold: () => {
      isHolding = true;
    },
    release: () => {
      isHolding = false;
      const released = held;
      held = [];
      for (const { send } of released) send();
    },
    isHeld: (path) => held.some((data) => data.path === path),
    fail: (next) => {
      failure = next;
      failedPaths = [];
    },
    hasFailed: (path) => failedPaths.includes(path),
  };
}
