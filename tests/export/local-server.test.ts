import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiCatalogPath } from '../../lib/api/description/openapi-file-paths';
import { listHeaderRules } from '../../lib/build/export/header-rules';
import { getSite } from '../../lib/site/site-settings';
import { createPortalServer } from '../../scripts/serve';
import { listHeaderValues, sendRequest } from '../support/send-request';

/** The server of `npm start` with requests that no browser sends. */

let server: Server;
let port: number;
const address = (): AddressInfo => server.address() as AddressInfo;

beforeAll(async () => {
  server = createPortalServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = address().port;
});
afterAll(() => void server.close());

/** Sends bytes that are not necessarily HTTP, and returns the first line of the response. */
async function sendRaw(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  const response = await text(socket);
  return response.split('\r\n', 1)[0] ?? '';
}

describe('the server of npm start', () => {
  it('sends pages and files with the headers of the hosting configuration, each once', async () => {
    const [all] = listHeaderRules(getSite());
    for (const [path, type] of [
      ['/docs', 'text/html;charset=utf-8'],
      ['/llms.txt', 'text/plain; charset=utf-8'],
      ['/service-worker.js', 'text/javascript; charset=utf-8'],
      [
        apiCatalogPath,
        'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
      ],
    ] as const) {
      const { status, response } = await sendRequest(port, path);
      expect([status, response.headers['content-type']]).toEqual([200, type]);
      for (const [name, value] of Object.entries(all?.headers ?? {})) {
        expect(listHeaderValues(response, name)).toEqual([value]);
      }
    }
  });

  it.each(['/docs/missing', '/%00', '/%E0%A4%A', `/${'a'.repeat(300)}`, '//['])(
    'sends the page for missing paths for %s',
    async (path) => {
      const { status, body } = await sendRequest(port, path);
      expect(status).toBe(404);
      expect(body.toString()).toContain('Page Not Found');
    },
  );

  it.each([
    '/missing.md',
    '/api/operations/missing.json',
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/package.json',
    '/docs/..%5C..%5Cpackage.json',
  ])('sends a short text for the missing file %s', async (path) => {
    const { response, status, body } = await sendRequest(port, path);
    expect(status).toBe(404);
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body.toString()).toBe(`No such page. All pages: ${getSite().baseUrl}llms.txt\n`);
  });

  it('responds to GET and HEAD only', async () => {
    const head = await sendRequest(port, '/docs', { method: 'HEAD' });
    expect([head.status, head.body.length]).toEqual([200, 0]);
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const { status, response } = await sendRequest(port, '/docs', { method });
      expect([status, response.headers.allow]).toEqual([405, 'GET, HEAD']);
    }
  });

  it('responds to single ranges, and ignores others', async () => {
    const file = readFileSync('out/llms.txt');
    const getRange = (range: string) =>
      sendRequest(port, '/llms.txt', { headers: { Range: range } });
    const part = await getRange('bytes=2-11');
    expect([part.status, part.body]).toEqual([206, file.subarray(2, 12)]);
    for (const range of ['bytes=10-5', 'bytes=-5', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=a-b']) {
      const { status, body } = await getRange(range);
      expect([status, body.length], range).toEqual([200, file.length]);
    }
    expect((await getRange('bytes=99999999-')).status).toBe(416);
  });

  it('refuses what is not HTTP, and headers that are too large', async () => {
    expect(await sendRaw('\x16\x03\x01\r\n\r\n')).toBe('HTTP/1.1 400 Bad Request');
    expect(await sendRaw('GET /docs HTTP/9\r\n\r\n')).toBe('HTTP/1.1 400 Bad Request');
    expect(await sendRaw('GET :99999 HTTP/1.1\r\nHost: x\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /);
    const large = `GET /docs HTTP/1.1\r\nHost: x\r\nX-Large: ${'a'.repeat(20_000)}\r\n\r\n`;
    expect(await sendRaw(large)).toBe('HTTP/1.1 431 Request Header Fields Too Large');
    expect((await sendRequest(port, '/docs')).status).toBe(200);
  });

  it('limits the time that a request may take', () => {
    expect(server.headersTimeout).toBeLessThanOrEqual(10_000);
    expect(server.requestTimeout).toBeLessThanOrEqual(30_000);
  });

  it('responds to 200 connections at a time', async () => {
    const responses = await Promise.all(
      Array.from({ length: 200 }, () => sendRequest(port, '/docs')),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  });
});
