import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPortal } from '../../tests/support/mcp/test-portal';
import { sendRequest } from '../../tests/support/send-request';
import { createMcpServer } from './create-mcp-server';
import { createHttpServer, listen, mcpPath } from './http-server';

const site = await createTestPortal();
let server: Server;
let port = 0;

beforeAll(async () => {
  server = createHttpServer(() => createMcpServer(site, { version: '1.0.0' }));
  port = await listen(server, 0);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('the HTTP server', () => {
  it('serves several clients of the SDK at a time', async () => {
    const url = new URL(`http://127.0.0.1:${port}${mcpPath}`);
    const clients = [1, 2, 3].map((id) => new Client({ name: `client ${id}`, version: '1.0.0' }));
    await Promise.all(
      clients.map(async (client) => {
        await client.connect(new StreamableHTTPClientTransport(url));
        const { tools } = await client.listTools();
        expect(tools.map(({ name }) => name)).toContain('search');
        const page = await client.callTool({
          name: 'read_page',
          arguments: { path: '/docs/quick-start' },
        });
        expect(page.structuredContent).toMatchObject({ title: 'Quick start' });
        await client.close();
      }),
    );
  });

  it('listens on this machine only', () => {
    expect((server.address() as AddressInfo).address).toBe('127.0.0.1');
  });

  it('advises the next port if the port is in use', async () => {
    const second = createHttpServer(() => createMcpServer(site, { version: '1.0.0' }));
    const message = await listen(second, port).catch(String);
    const [, advised] = /Port \d+ is in use.*--port (\d+)$/.exec(String(message)) ?? [];
    expect(Math.abs(Number(advised) - port)).toBe(1);
  });
});

describe('a request that no client should send', () => {
  const list = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
  const headers = {
    'Content-Type': 'application/json',
    Accept: 'application/json, text/event-stream',
  };
  const send = async (options: {
    path?: string;
    method?: string;
    headers?: Record<string, string>;
    body?: string;
  }) => {
    const { path = mcpPath, method = 'POST', body = list } = options;
    return sendRequest(port, path, {
      method,
      headers: { ...headers, ...options.headers },
      ...(method === 'POST' && { body }),
    });
  };

  it.each([
    ['nothing unusual', 200, {}],
    ['another name of this machine', 200, { headers: { Host: 'localhost:4020' } }],
    ['an address of this machine', 200, { headers: { Host: '[::1]:4020' } }],
    ['the origin of a local page', 200, { headers: { Origin: 'http://localhost:6274' } }],
    ['another host', 403, { headers: { Host: 'evil.example' } }],
    ['a similar host', 403, { headers: { Host: 'localhost.evil.example:4020' } }],
    ['a user before the host', 403, { headers: { Host: 'localhost@evil.example' } }],
    ['another origin', 403, { headers: { Origin: 'https://evil.example' } }],
    ['an opaque origin', 403, { headers: { Origin: 'null' } }],
    ['a similar origin', 403, { headers: { Origin: 'http://localhost.evil.example' } }],
    ['another path', 404, { path: '/' }],
    ['GET', 405, { method: 'GET' }],
    ['DELETE', 405, { method: 'DELETE' }],
    ['truncated JSON', 400, { body: '{' }],
    ['a large body', 413, { body: JSON.stringify({ x: 'x'.repeat(1_000_001) }) }],
    ['another content type', 415, { headers: { 'Content-Type': 'text/plain' } }],
  ])('with %s gets %i', async (_, status, options) => {
    expect((await send(options)).status).toBe(status);
  });
});
