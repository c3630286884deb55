/** Serves out/ on http://localhost:3000 (or another PORT) like a CDN: clean URLs, headers, redirects, a 404 page. */

import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import sirv from 'sirv';
import { listHeaderRules } from '../lib/export/hosting-config';
import { isFile, projectPath } from '../lib/files/project-files';
import { getSite } from '../lib/site/site-settings';
import { normalizePath, withBase, withoutBase } from '../lib/site/urls';
import { runIfMain } from './run-if-main';

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

/** Decodes a path. Returns it unchanged if it is not valid (`/%E0%A4%A`). */
function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Creates a handler that responds with the files of out/ according to the hosting configuration. */
export function createRequestHandler(): Handler {
  const { baseUrl, redirects } = getSite();
  const rules = listHeaderRules(baseUrl).map(({ pattern, headers }) => ({
    prefix: pattern.replace(/\*$/, ''),
    headers,
  }));
  const redirectTargets = new Map(
    redirects.map(({ from, to }) => [withBase(from, baseUrl), withBase(to, baseUrl)]),
  );
  const files = sirv(projectPath('out'), { extensions: ['html'], etag: true, dotfiles: false });
  const setHeaders = (path: string, response: ServerResponse) => {
    for (const { prefix, headers } of rules) {
      if (!path.startsWith(prefix) && `${path}/` !== prefix) continue;
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    }
  };
  const sendNotFound = (response: ServerResponse) => {
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(readFileSync(projectPath('out/404.html')));
  };

  return (request, response) => {
    const url = new URL(`http://localhost${request.url ?? '/'}`);
    setHeaders(url.pathname, response);
    const redirect = findRedirect(url, redirectTargets);
    if (redirect !== undefined) {
      response.writeHead(301, { Location: redirect }).end();
      return;
    }
    const path = withoutBase(url.pathname, baseUrl);
    if (path === undefined) {
      sendNotFound(response);
      return;
    }
    request.url = path + url.search;
    // A page has the same name as the folder of its payloads (docs.html, docs/), so sirv needs the name of the file.
    if (path !== '/' && isFile(`out${decodePath(path)}.html`))
      request.url = `${path}.html${url.search}`;
    files(request, response, () => sendNotFound(response));
  };
}

function serve(): void {
  const port = Number(process.env.PORT ?? 3000);
  const server = createServer(createRequestHandler());
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is in use. Use another one: PORT=${port + 1} npm start`
        : error,
    );
    process.exitCode = 1;
  });
  server.listen(port, () => {
    console.log(`The portal is running at http://localhost:${port}${getSite().baseUrl}`);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => server.close(() => process.exit(0)));
}

await runIfMain(import.meta.url, 'serve', serve);
