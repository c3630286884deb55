import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiCatalogPath } from '../../lib/api/description/openapi-file-paths';
import { compressFiles } from '../../lib/build/export/compress-files';
import { findContentType } from '../../lib/build/export/content-types';
import { listHeaderRules } from '../../lib/build/export/header-rules';
import { formatNginxConfig } from '../../lib/build/export/nginx-config';
import { listFiles, readText } from '../../lib/kit/files/project-files';
import { getSite } from '../../lib/site/site-settings';
import { findNginx } from '../../scripts/setup/find-nginx.mjs';
import { type NginxServer, startNginx } from '../support/nginx-server';
import { listHeaderValues, sendRequest } from '../support/send-request';

/** The export as nginx serves it with the generated configuration. The set-up of `npm test` provides nginx. */

const nginx = findNginx();
const isCi = Boolean(process.env.CI);

it('hosting/nginx.conf is up to date', () => {
  expect(readText('hosting/nginx.conf')).toBe(formatNginxConfig(getSite()));
});

it.runIf(isCi)('nginx and its module for Brotli are available in CI', () => {
  expect(nginx?.brotliModule).toBeDefined();
});

/** Copies the files at the root of out/, compresses them, and links to its folders. */
async function createRoot(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync('out', { withFileTypes: true })) {
    const source = resolve('out', entry.name);
    if (entry.isDirectory()) symlinkSync(source, join(folder, entry.name));
    else copyFileSync(source, join(folder, entry.name));
  }
  await compressFiles(folder, 4);
}

describe.skipIf(!nginx).each(['/', '/hub/'])('nginx with the base URL %s', (baseUrl) => {
  const site = { ...getSite(), baseUrl };
  // The home page of /hub/ is /hub, as in the site's links.
  const withBase = (path: string) =>
    path === '/' && baseUrl !== '/' ? baseUrl.slice(0, -1) : baseUrl.slice(0, -1) + path;
  let folder: string;
  let server: NginxServer;

  beforeAll(async () => {
    if (!nginx) return;
    folder = mkdtempSync(join(tmpdir(), 'export-'));
    await createRoot(join(folder, baseUrl));
    server = await startNginx(nginx, { server: formatNginxConfig(site), root: folder });
  });

  afterAll(async () => {
    await server?.stop();
    if (folder) rmSync(folder, { recursive: true });
  });

  const send = (path: string, sent?: Parameters<typeof sendRequest>[2]) =>
    sendRequest(server.port, path, sent);
  const get = (path: string, headers?: Record<string, string>) =>
    send(withBase(path), headers ? { headers } : {});

  const revalidate = ['public, max-age=0, must-revalidate'];
  const files = listFiles('out', '').map((file) => file.slice('out'.length));
  const findFile = (pattern: RegExp) => files.find((file) => pattern.test(file)) ?? '';

  it.each([
    '/',
    '/docs',
    '/docs/doctor-app/overview',
    '/docs%2Fdoctor-app%2Foverview',
    '/search?q=token',
    '/api',
  ])('serves the page %s', async (path) => {
    const { response, status, body } = await get(path);
    expect(status).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(listHeaderValues(response, 'Cache-Control')).toEqual(revalidate);
    expect(body.toString()).toContain('</html>');
  });

  it('sends a file of each kind with its content type', async () => {
    const kinds = new Map(files.map((file) => [extname(file), file]));
    kinds.delete('');
    kinds.delete('.html');
    const sent: Record<string, string | undefined> = {};
    const expected: Record<string, string | undefined> = {};
    for (const file of kinds.values()) {
      expected[file] = findContentType(file);
      const { response, status } = await get(file);
      sent[file] = status === 200 ? response.headers['content-type'] : `status ${status}`;
    }
    expect(sent).toEqual(expected);
  });

  it('lets browsers cache files without limit if their names change with their content', async () => {
    const immutable = ['public, max-age=31536000, immutable'];
    for (const pattern of [
      /^\/scripts\/.*\.js$/,
      /^\/islands\/.*\.json$/,
      /^\/_next\/static\/.*\.woff2$/,
      /^\/styles\/.*\.css$/,
      /^\/search-data\/index-core/,
    ]) {
      const { response, status } = await get(findFile(pattern));
      expect([status, listHeaderValues(response, 'Cache-Control')]).toEqual([200, immutable]);
    }
    for (const pattern of [
      /^\/docs\/.*\.md$/,
      /^\/search-data\/(?!index).*\.json$/,
      /^\/search-data\/worker\.js$/,
      /^\/service-worker\.js$/,
      /^\/openapi\/.*\.json$/,
    ]) {
      const { response, status } = await get(findFile(pattern));
      expect([status, listHeaderValues(response, 'Cache-Control')], String(pattern)).toEqual([
        200,
        revalidate,
      ]);
    }
    const missing = await get('/_next/static/chunks/missing.js');
    expect([missing.status, listHeaderValues(missing.response, 'Cache-Control')]).toEqual([
      404,
      revalidate,
    ]);
  });

  // Except for status 416, whose headers nginx sends twice.
  it('sends each security header exactly once, whatever the status is', async () => {
    const [all] = listHeaderRules(site);
    const expected = Object.fromEntries(
      Object.entries(all?.headers ?? {}).map(([name, value]) => [name, [value]]),
    );
    const { response } = await get('/docs');
    const asset = findFile(/^\/scripts\/.*\.js$/);
    const responses = [
      [200, await get('/docs')],
      [200, await get(asset)],
      [200, await get('/llms.txt')],
      [200, await get('/openapi/doctor-api.json')],
      [206, await get(asset, { Range: 'bytes=0-9' })],
      [301, await get('/docs/doctor-app')],
      [301, await get('/docs.html')],
      [304, await get('/docs', { 'If-None-Match': String(response.headers.etag) })],
      [404, await get('/docs/missing')],
      [405, await send(withBase('/docs'), { method: 'POST' })],
      [405, await send(withBase('/docs'), { method: 'DELETE' })],
      [413, await send(withBase('/docs'), { method: 'POST', body: ' '.repeat(2000) })],
      [414, await get(`/docs?${'q'.repeat(20_000)}`)],
    ] as const;
    for (const [status, sent] of responses) {
      const values = Object.keys(expected).map((name) => [
        name,
        listHeaderValues(sent.response, name),
      ]);
      expect(sent.status).toBe(status);
      expect(Object.fromEntries(values), String(status)).toEqual(expected);
      expect(listHeaderValues(sent.response, 'Server')).toEqual(['nginx']);
    }
  });

  it('sends the catalog of APIs with its type, which its path does not determine', async () => {
    const { status, response } = await get(apiCatalogPath);
    expect([status, listHeaderValues(response, 'Content-Type')]).toEqual([
      200,
      ['application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"'],
    ]);
    expect(listHeaderValues(response, 'Link')).toEqual([
      `<${withBase(apiCatalogPath)}>; rel="api-catalog"`,
    ]);
  });

  it('lets other origins read the downloads and the catalog of the API only', async () => {
    const readOrigin = async (path: string) =>
      listHeaderValues((await get(path)).response, 'Access-Control-Allow-Origin');
    expect(await readOrigin('/openapi/doctor-api.json')).toEqual(['*']);
    expect(await readOrigin(apiCatalogPath)).toEqual(['*']);
    expect(await readOrigin('/docs')).toEqual([]);
  });

  it.each([
    ['/docs.html', '/docs'],
    ['/docs/doctor-app/overview/index.html?x=1', '/docs/doctor-app/overview?x=1'],
    ['/index.html', '/'],
    ['/search/?q=a', '/search?q=a'],
    ['/docs/doctor-app', '/docs/doctor-app/introduction'],
  ])('redirects %s to %s', async (path, target) => {
    const { status, response } = await get(path);
    expect([status, response.headers.location]).toEqual([301, withBase(target)]);
  });

  it.each([
    '/docs/missing',
    '/openapi/missing.json',
    '/..%2fpackage.json',
    '/docs/%2e%2e/%2e%2e/package.json',
    '/%00',
    '/docs%5C..%5Cpackage.json',
    '/%E0%A4%A',
    `/${'a'.repeat(300)}`,
  ])('sends the page for missing paths, or an error, for %s', async (path) => {
    const { status, body } = await get(path);
    expect([400, 404]).toContain(status);
    // Files outside of the base URL get the page.
    if (status === 404)
      expect(body.toString()).toMatch(/^No such page\. All pages: |Page Not Found/);
    expect(body.toString()).not.toContain('doctor-app-documentation-hub');
  });

  it('sends a short text for missing files that programs request', async () => {
    for (const path of ['/docs/missing.md', '/openapi/missing.json', '/missing.txt']) {
      const { response, status, body } = await get(path);
      expect([status, response.headers['content-type']]).toEqual([
        404,
        'text/plain; charset=utf-8',
      ]);
      expect(body.toString()).toBe(`No such page. All pages: ${baseUrl}llms.txt\n`);
    }
  });

  it('serves no file outside its folder', async () => {
    for (const path of ['/../package.json', '/../../etc/passwd', '/.%2e/%2e%2e/etc/passwd']) {
      const { status } = await send(path);
      expect([400, 404]).toContain(status);
    }
  });

  it.each([
    '//evil.example/x.html',
    '/\\evil.example/x/',
    '//evil.example/%2f..',
    '/%5cevil.example/x/',
  ])('never redirects %s to another host', async (path) => {
    const { location = '' } = (await send(path)).response.headers;
    expect(new URL(location, 'https://docs.example.com').origin).toBe('https://docs.example.com');
  });

  it('responds to HEAD as to GET, without a body', async () => {
    const { response, body } = await get('/docs');
    const head = await send(withBase('/docs'), { method: 'HEAD' });
    expect(head.body).toHaveLength(0);
    expect(head.status).toBe(200);
    expect(head.response.headers['content-length']).toBe(String(body.length));
    expect(head.response.headers.etag).toBe(response.headers.etag);
  });

  it('responds to ranges', async () => {
    const { response, status, body } = await get('/llms.txt', { Range: 'bytes=2-11' });
    expect(status).toBe(206);
    expect(response.headers['content-range']).toMatch(/^bytes 2-11\/\d+$/);
    expect(body.toString()).toBe(readFileSync('out/llms.txt').subarray(2, 12).toString());
  });

  it.each([
    ['br, gzip', nginx?.brotliModule ? 'br' : 'gzip'],
    ['gzip, deflate', 'gzip'],
    ['gzip;q=0', undefined],
    [undefined, undefined],
  ])('negotiates compression: Accept-Encoding %s gets %s', async (accepted, encoding) => {
    const decode = { br: brotliDecompressSync, gzip: gunzipSync };
    for (const [path, file] of [
      ['/docs', 'out/docs.html'],
      ['/service-worker.js', 'out/service-worker.js'],
    ] as const) {
      const { response, body } = await get(path, accepted ? { 'Accept-Encoding': accepted } : {});
      const { headers } = response;
      expect(headers['content-encoding']).toBe(encoding);
      expect(listHeaderValues(response, 'Vary')).toEqual(['Accept-Encoding']);
      expect(headers['content-type']).toMatch(/^text\/(html|javascript); charset=utf-8$/);
      const content = encoding === undefined ? body : decode[encoding as keyof typeof decode](body);
      expect(content.equals(readFileSync(file))).toBe(true);
    }
  });

  it('compresses files that have no copies', async () => {
    const { response } = await get('/docs/doctor-app/overview', { 'Accept-Encoding': 'gzip' });
    expect(response.headers['content-encoding']).toBe('gzip');
    expect(listHeaderValues(response, 'Vary')).toEqual(['Accept-Encoding']);
  });
});
