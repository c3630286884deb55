import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { serverLimits } from '../../kit/http/local-servers';
import { parseOptions, type ServerOptions } from './server-options';
import { startServer } from './start-server';

const portalOrigin = 'https://docs.example.com';

// Hono's server replaces the global Request and Response with its own, which must not affect other test files.
const { Request, Response } = globalThis;
afterAll(() => void Object.assign(globalThis, { Request, Response }));

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function options(...args: string[]): ServerOptions {
  const parsed = parseOptions(args);
  if (parsed === 'help' || 'errors' in parsed) throw new Error(JSON.stringify(parsed));
  return parsed.options;
}

describe('npm run sandbox', () => {
  it('responds on a real port, stores its state in a file, and stops', async () => {
    const file = join(folder, 'state.db');
    const first = await startServer(options('--port', '0', '--file', file), { portalOrigin });
    expect(first).toMatchObject({ scenario: 'everyday', isRestored: false });
    expect(first.address).toMatch(/^http:\/\/localhost:\d+\/api\/v2$/);
    const address = first.address.replace('localhost', '127.0.0.1');
    const control = address.replace('/api/v2', '/control');

    const refused = await fetch(`${address}/appointments`);
    expect(refused.status).toBe(405);
    expect(refused.headers.get('x-answered-by')).toBe('Sandbox');
    const advanced = await fetch(`${control}/clock`, { method: 'POST', body: '{"minutes":30}' });
    expect(await advanced.json()).toMatchObject({ now: '2027-03-02T09:40:00Z' });
    await first.stop();
    await expect(fetch(control)).rejects.toThrow();

    const second = await startServer(options('--port', '0', '--file', file), { portalOrigin });
    expect(second).toMatchObject({ now: '2027-03-02T09:40:00Z', isRestored: true });
    await second.stop();

    const withScenario = options('--port', '0', '--file', file, '--scenario', 'everyday');
    const third = await startServer(withScenario, { portalOrigin });
    expect(third).toMatchObject({ now: '2027-03-02T09:10:00Z', isRestored: false });
    await third.stop();
  });

  describe('with requests that no client should send', () => {
    let server: Awaited<ReturnType<typeof startServer>>;
    let port = 0;
    beforeAll(async () => {
      server = await startServer(options('--port', '0'), { portalOrigin });
      port = Number(new URL(server.address).port);
    });
    afterAll(() => server.stop());

    /** Sends bytes that are not necessarily HTTP, and returns the response when the server closes the connection. */
    const sendRaw = (bytes: string, toPort = port) => {
      const socket = connect(toPort, '127.0.0.1');
      socket.write(bytes);
      return text(socket);
    };
    const head = (line: string, headers: string) =>
      `${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`;

    it.each([
      ['no HTTP', '\x16\x03\x01\r\n\r\n', 400],
      ['no host', 'GET /control HTTP/1.0\r\n\r\n', 400],
      ['a host that is none', 'GET / HTTP/1.1\r\nHost: a/..\r\nConnection: close\r\n\r\n', 400],
      ['large headers', head('GET /control', `X: ${'a'.repeat(20_000)}\r\n`), 431],
      [
        'two lengths',
        head('POST /control/reset', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n'),
        400,
      ],
      [
        'a broken chunk',
        `${head('POST /control/reset', 'Transfer-Encoding: chunked\r\n')}zz\r\n`,
        400,
      ],
      ['a large body', head('POST /api/v2/token', 'Content-Length: 99999999\r\n'), 413],
      [
        'truncated JSON',
        `${head('POST /api/v2/token', 'Content-Type: application/json\r\nContent-Length: 1\r\n')}{`,
        405,
      ],
      ['a path with NUL', head('GET /api/v2/file/%00', ''), 405],
      ['a path with broken percent-encoding', head('GET /api/v2/file/%E0%A4%A', ''), 405],
      ['a path that leads up', head('GET /api/v2/../../package.json', ''), 405],
    ])('responds to %s and goes on', async (_, bytes, status) => {
      expect(await sendRaw(bytes)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect((await fetch(`http://127.0.0.1:${port}/control`)).status).toBe(200);
    });

    it('ends a request whose headers take too long', async () => {
      const limits = { ...serverLimits, headersTimeout: 40, connectionsCheckingInterval: 10 };
      const impatient = await startServer(options('--port', '0'), { portalOrigin, limits });
      const response = await sendRaw(
        'GET /control HTTP/1.1\r\nX: ',
        Number(new URL(impatient.address).port),
      );
      expect(response).toMatch(/^HTTP\/1.1 408 /);
      await impatient.stop();
    });

    it('stops reading a body of unknown length that is too large', async () => {
      const chunk = new Uint8Array(1_000_000);
      let sent = 0;
      const body = new ReadableStream({
        pull: (controller) => {
          sent += 1;
          if (sent > 100) controller.close();
          else controller.enqueue(chunk);
        },
      });
      const url = `http://127.0.0.1:${port}/control/reset`;
      // The server may close the connection before the client has read the response.
      const status = await fetch(url, { method: 'POST', body, duplex: 'half' } as RequestInit).then(
        (response) => response.status,
        () => 413,
      );
      expect(status).toBe(413);
      expect(sent).toBeLessThan(100);
    });

    it('responds to 200 connections at a time', async () => {
      const responses = await Promise.all(
        Array.from({ length: 200 }, () => fetch(`http://127.0.0.1:${port}/control`)),
      );
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    });
  });

  it('recommends another port if its port is in use', async () => {
    const first = await startServer(options('--port', '0'), { portalOrigin });
    const { port } = new URL(first.address);
    await expect(startServer(options('--port', port), { portalOrigin })).rejects.toThrow(
      `Port ${port} is in use. Use another one: npm run sandbox -- --port ${Number(port) + 1}`,
    );
    await first.stop();
  });
});
