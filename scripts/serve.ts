/**
 * Serves out/ on http://localhost:3000 like a CDN: clean URLs, headers, redirects, a 404 page. PORT selects another
 * port, and HOST another address: 0.0.0.0 makes the portal accessible from the network.
 */

import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import sirv from 'sirv';
import { findContentType } from '../lib/build/export/content-types';
import { listHeaderRules } from '../lib/build/export/header-rules';
import { formatTextNotFound, isTextNotFound } from '../lib/build/export/text-not-found';
import { projectPath } from '../lib/kit/files/project-files';
import { serverLimits } from '../lib/kit/http/local-servers';
import { getSite } from '../lib/site/site-settings';
import { normalizePath, withBase, withoutBase } from '../lib/site/urls';
import { runIfMain } from './run-if-main';
import { checkPort, localHost } from './setup/check-port.mjs';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Finds the target of a redirect: a configured one, or the path without `.html` and trailing slashes. */
function findRedirect(url: URL, redirects: ReadonlyMap<string, string>): string | undefined {
  const target = redirects.get(url.pathname);
  if (target) return target;
  const trimmed = normalizePath(url.pathname);
  // Two leading slashes would lead to another host.
  if (trimmed === url.pathname || /^\/[/\\]/.test(trimmed)) return undefined;
  return trimmed + url.search;
}

/** Whether a `Range` header is one that sirv handles. A server may ignore all others. */
function isSingleRange(range = ''): boolean {
  const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  return start !== undefined && (!end || Number(start) <= Number(end));
}

/** Creates a handler that responds with the files of out/ according to the hosting configuration. */
export function createRequestHandler(): Handler {
  const site = getSite();
  const rules = listHeaderRules(site).map(({ pattern, headers }) => ({
    prefix: pattern.replace(/\*$/, ''),
    isExact: !pattern.endsWith('*'),
    headers,
  }));
  const redirectTargets = new Map(
    site.redirects.map(({ from, to }) => [
      withBase(from, site.baseUrl),
      withBase(to, site.baseUrl),
    ]),
  );
  // In this mode it looks for files at each request, so that a build may replace them.
  const sendFile = sirv(projectPath('out'), { extensions: ['html'], etag: true, dev: true });
  const setHeaders = (path: string, response: ServerResponse) => {
    for (const { prefix, isExact, headers } of rules) {
      const matches = isExact ? path === prefix : path.startsWith(prefix) || `${path}/` === prefix;
      if (!matches) continue;
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    }
  };
  const sendNotFound = (response: ServerResponse, path: string) => {
    response.removeHeader('Cache-Control');
    if (isTextNotFound(path)) {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end(formatTextNotFound(site.baseUrl));
      return;
    }
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(readFileSync(projectPath('out/404.html')));
  };

  const handle: Handler = (request, response) => {
    const url = new URL(`http://localhost${request.url}`);
    setHeaders(url.pathname, response);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const redirect = findRedirect(url, redirectTargets);
    if (redirect !== undefined) {
      response.writeHead(301, { Location: redirect }).end();
      return;
    }
    const path = withoutBase(url.pathname, site.baseUrl);
    if (path === undefined) {
      sendNotFound(response, url.pathname);
      return;
    }
    request.url = path + url.search;
    if (!isSingleRange(request.headers.range)) delete request.headers.range;
    const type = findContentType(path);
    if (type !== undefined) response.setHeader('Content-Type', type);
    sendFile(request, response, () => sendNotFound(response, path));
  };

  return (request, response) => {
    try {
      handle(request, response);
    } catch {
      // An invalid URL, or a path that the file system rejects.
      if (!response.headersSent) response.writeHead(400);
      response.end();
    }
  };
}

/** Creates the server of out/, which must exist. */
export const createPortalServer = (): Server => createServer(serverLimits, createRequestHandler());

async function serve(): Promise<void> {
  const port = await checkPort('npm run serve');
  if (port === undefined) {
    process.exitCode = 1;
    return;
  }
  const server = createPortalServer();
  server.listen(port, localHost, () => {
    console.log(`The portal is running at http://localhost:${port}${getSite().baseUrl}`);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => server.close(() => process.exit(0)));
}

await runIfMain(import.meta.url, 'serve', serve);
