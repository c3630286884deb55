import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUrlSource, parseSiteUrl } from './url-source';

let server: Server;
let root = new URL('http://localhost');

const respond: RequestListener = ({ url }, response) => {
  const redirect = (location: string) => response.writeHead(302, { location }).end('elsewhere');
  switch (url) {
    case '/hub/page.md':
      return response.end('# Page');
    case '/hub/moved.md':
      return redirect('/hub/page.md');
    case '/hub/away.md':
      return redirect('http://192.0.2.1/page.md');
    case '/hub/other-port.md':
      return redirect('http://127.0.0.1:1/page.md');
    case '/hub/file.md':
      return redirect('file:///etc/passwd');
    case '/hub/loop.md':
      return redirect('/hub/loop.md');
    case '/hub/large.md':
      return response.end('x'.repeat(101));
    case '/hub/broken.md':
      return response.writeHead(500).end();
    case '/hub/slow.md':
      return response.write('# Slow');
    default:
      return response.writeHead(404).end();
  }
};

beforeAll(async () => {
  server = createServer(respond).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  root = new URL(`http://127.0.0.1:${port}/hub/`);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const read = (path: string, { timeoutMs = 10_000, maxBytes = 100 } = {}) =>
  createUrlSource(root, { timeoutMs, maxBytes }).read(path);

describe('createUrlSource', () => {
  it('reads files below the base URL, and follows redirects of the same origin', async () => {
    expect(await read('/page.md')).toBe('# Page');
    expect(await read('/moved.md')).toBe('# Page');
    expect(await read('/missing.md')).toBeUndefined();
  });

  it.each([
    ['/away.md', 'redirects to http://192.0.2.1, which was not read'],
    ['/other-port.md', 'redirects to http://127.0.0.1:1, which was not read'],
    ['/file.md', 'which was not read'],
    ['/loop.md', 'redirects more than 3 times'],
    ['/large.md', 'more than 100 bytes'],
    ['/broken.md', 'responded with status 500'],
    ['/../page.md', 'expected the path of a page'],
    ['//192.0.2.1/page.md', 'expected the path of a page'],
  ])('refuses %s', async (path, message) => {
    await expect(read(path)).rejects.toThrow(message);
  });

  it('does not wait for a file that does not end, and reports an unreachable site', async () => {
    await expect(read('/slow.md', { timeoutMs: 50 })).rejects.toThrow('within 50 ms');
    const unreachable = createUrlSource(new URL('http://127.0.0.1:1/'));
    await expect(unreachable.read('/page.md')).rejects.toThrow('Check the address');
  });
});

describe('parseSiteUrl', () => {
  it('adds the slash of the base URL', () => {
    expect(parseSiteUrl('https://docs.example.com/hub?q=1#x').href).toBe(
      'https://docs.example.com/hub/',
    );
  });

  it.each(['ftp://docs.example.com', 'file:///etc', 'https://user:secret@docs.example.com', '://'])(
    'refuses %s',
    (url) => {
      expect(() => parseSiteUrl(url)).toThrow('--site');
    },
  );
});
