import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
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

  it('recommends another port if its port is in use', async () => {
    const first = await startServer(options('--port', '0'), { portalOrigin });
    const { port } = new URL(first.address);
    await expect(startServer(options('--port', port), { portalOrigin })).rejects.toThrow(
      `Port ${port} is in use. Use another one: npm run sandbox -- --port ${Number(port) + 1}`,
    );
    await first.stop();
  });
});
