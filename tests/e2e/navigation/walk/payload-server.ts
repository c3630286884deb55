import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequestHandler } from '../../../../scripts/serve';
import { startServer } from '../../../support/start-server';

/** How the data of a page can fail to arrive. */
export type Failure = 'aborted' | 'error' | 'missing';

/**
 * The portal on its own port, with control over its payloads: the data of a page that the router requests when a reader
 * follows a link. Unlike `page.route`, it leaves the browser's cache on and does not slow down other requests.
 */
export type PayloadServer = {
  origin: string;
  /** Holds payloads until `release` is called. */
  hold: () => void;
  release: () => void;
  /** Whether the payload of a page is held. */
  isHeld: (path: string) => boolean;
  /** Lets payloads fail, or no longer. */
  fail: (failure: Failure | undefined) => void;
  /** Whether the payload of a page has failed since `fail` was called. */
  hasFailed: (path: string) => boolean;
  close: () => Promise<void>;
};

/** Returns the path of the page whose payload a request is for; undefined for prefetches and other requests. */
function findPayloadPath({ url = '', headers }: IncomingMessage): string | undefined {
  const { pathname } = new URL(url, 'http://localhost');
  const isPayload = 'rsc' in headers && !('next-router-prefetch' in headers);
  return isPayload && pathname.endsWith('.txt') ? pathname.slice(0, -'.txt'.length) : undefined;
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

export async function startPayloadServer(): Promise<PayloadServer> {
  const handleRequest = createRequestHandler();
  let isHolding = false;
  let held: Array<{ path: string; send: () => void }> = [];
  let failure: Failure | undefined;
  let failedPaths: string[] = [];
  const server = await startServer((request, response) => {
    const path = findPayloadPath(request);
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
    isHeld: (path) => held.some((payload) => payload.path === path),
    fail: (next) => {
      failure = next;
      failedPaths = [];
    },
    hasFailed: (path) => failedPaths.includes(path),
  };
}
