import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { manifestPath, parseManifest } from '../../../lib/client/offline/offline-manifest';
import { createRequestHandler } from '../../../scripts/serve';
import { startServer, type TestServer } from '../../support/start-server';

/** The portal on a separate port, where a test can deploy other builds of it and cut the network. */
export type PortalVersions = {
  origin: string;
  /** Deploys another build: its ID, its pages and the name of one of its scripts differ. */
  deploy: (name: string) => void;
  /** Whether the site can be reached. Otherwise, connections are closed. */
  setReachable: (isReachable: boolean) => void;
  /** Which of its files the build lists for offline reading, by their URLs; without a function, all. */
  listFiles: (isListed?: (url: string) => boolean) => void;
  /** Calls a function for each request. If it returns true, it responds itself. */
  intercept: (
    handler: (request: IncomingMessage, response: ServerResponse) => boolean | undefined,
  ) => void;
  close: () => Promise<void>;
};

const isText = /^(text\/(html|plain|markdown)|application\/json)/;

const inlineScript = /<script(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g;
const hashScript = (code: string) => createHash('sha256').update(code).digest('base64');

/** Reads a text of the build from another server. */
const readText = async (origin: string, path: string) => (await fetch(origin + path)).text();

/** What tells the builds apart in all texts. */
async function readBuild({ origin }: TestServer) {
  const page = await readText(origin, '/docs');
  const id = /<html data-build="([^"]+)"/.exec(page)?.[1];
  const script = / data-src="[^"]*\/scripts\/([^"/]+)"/.exec(page)?.[1];
  if (id === undefined || script === undefined) throw new Error('/docs has no code');
  return { id, script };
}

/** Starts it on a port that is free. */
export async function startPortalVersions(): Promise<PortalVersions> {
  const handleOriginal = createRequestHandler();
  const original = await startServer(handleOriginal);
  const build = await readBuild(original);
  let version = '';
  let isReachable = true;
  let isListed: (url: string) => boolean = () => true;
  let intercept: Parameters<PortalVersions['intercept']>[0] = () => undefined;

  const changedId = () => build.id.slice(0, -version.length) + version;
  const changeText = (text: string) =>
    version === ''
      ? text
      : text
          .replaceAll(build.id, changedId())
          .replaceAll(build.script, `${version}-${build.script}`)
          // Without quotation marks, because the data of pages is JSON.
          .replaceAll('<h1', `<h1 data-build=${version}`)
          .replaceAll('"h1",null,{', `"h1",null,{"data-build":"${version}",`);
  /** The policy of a page allows its inline scripts by their hashes, which change with them. */
  const change = (text: string) =>
    [...text.matchAll(inlineScript)].reduce(
      (changed, [, code = '']) =>
        changed.replaceAll(hashScript(code), hashScript(changeText(code))),
      changeText(text),
    );
  /** Returns the path in the original build; undefined if the deployed one does not have the file. */
  const toOriginal = (url: string) => {
    if (version === '') return url;
    if (url.includes(`/${build.script}`) || url.includes(`/${build.id}/`)) return undefined;
    return url
      .replace(`/${version}-${build.script}`, `/${build.script}`)
      .replace(`/${changedId()}/`, `/${build.id}/`);
  };

  /** The files of the deployed build. If it is not the original one, their hashes differ. */
  async function changeManifest(text: string): Promise<string> {
    const manifest = parseManifest(JSON.parse(text));
    const listed = manifest.files.filter(({ url }) => isListed(url));
    if (version === '') return JSON.stringify({ ...manifest, files: listed });
    const files = listed.map(async (file) => {
      const response = await fetch(original.origin + file.url);
      if (!isText.test(response.headers.get('Content-Type') ?? '')) {
        return { ...file, url: change(file.url) };
      }
      const content = Buffer.from(change(await response.text()));
      const hash = createHash('sha256').update(content).digest('hex');
      return { url: change(file.url), hash, bytes: content.length };
    });
    return JSON.stringify({
      ...manifest,
      build: change(manifest.build),
      files: await Promise.all(files),
    });
  }

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const url = request.url ?? '/';
    const path = toOriginal(url);
    const source = await fetch(original.origin + (path ?? '/no-such-file'), { redirect: 'manual' });
    const headers: Record<string, string> = {};
    for (const [name, value] of source.headers)
      if (!/^(content-length|content-encoding|connection|etag|date)$/.test(name))
        headers[name] = value;
    response.writeHead(path === undefined ? 404 : source.status, headers);
    if (!isText.test(headers['content-type'] ?? '')) {
      response.end(Buffer.from(await source.arrayBuffer()));
      return;
    }
    const text = await source.text();
    response.end(url === manifestPath ? await changeManifest(text) : change(text));
  }

  const server = await startServer((request, response) => {
    if (!isReachable) request.socket.destroy();
    else if (intercept(request, response)) return;
    else if (version === '' && request.url !== manifestPath) handleOriginal(request, response);
    else respond(request, response).catch(() => response.destroy());
  });
  return {
    origin: server.origin,
    deploy: (name) => {
      version = name;
    },
    setReachable: (reachable) => {
      isReachable = reachable;
    },
    listFiles: (filter = () => true) => {
      isListed = filter;
    },
    intercept: (handler) => {
      intercept = handler;
    },
    close: async () => {
      await server.close();
      await original.close();
    },
  };
}
