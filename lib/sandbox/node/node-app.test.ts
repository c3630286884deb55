import { describe, expect, it } from 'vitest';
import { tokens } from '../../../tests/support/sandbox/test-sandbox';
import { createSandbox } from '../create-sandbox';
import { createRandomGenerator } from '../random-generator';
import { controlPaths, sandboxHeader } from '../sandbox-protocol';
import { createNodeApp } from './node-app';

const portalOrigin = 'https://docs.example.com';

function start(options: Partial<Parameters<typeof createNodeApp>[1]> = {}) {
  const sandbox = createSandbox();
  const waits: number[] = [];
  const app = createNodeApp(sandbox, {
    portalOrigin,
    host: '127.0.0.1',
    latency: { min: 0, max: 0 },
    failRate: 0,
    wait: async (milliseconds) => {
      waits.push(milliseconds);
    },
    ...options,
  });
  const call = async (path: string, init: RequestInit = {}) =>
    app.fetch(new Request(`http://localhost:4010${path}`, init));
  const read = () => call('/api/v2/appointments/70412', { headers: { 'X-Token': tokens.patient } });
  return { app, call, read, waits };
}

describe('CORS of the local server', () => {
  it.each([portalOrigin, 'http://localhost:3000', 'http://127.0.0.1:8080', 'http://localhost'])(
    'allows the origin %s',
    async (origin) => {
      const { headers, status } = await start().call('/api/v2/appointments', {
        headers: { Origin: origin },
      });
      expect(status).toBe(405);
      expect(headers.get('access-control-allow-origin')).toBe(origin);
      expect(headers.get('access-control-expose-headers')).toBe(
        'Content-Disposition,X-Answered-By',
      );
      expect(headers.get('vary')).toContain('Origin');
      expect(headers.get('content-type')).toBe('application/json');
    },
  );

  it.each([
    'https://docs.example.com.evil.test',
    'http://localhost.evil.test',
    'https://evil.test/http://localhost:3000',
    'null',
  ])('does not allow the origin %s', async (origin) => {
    const { headers } = await start().call('/control', { headers: { Origin: origin } });
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it('refuses control requests of other origins, even those without a preflight request', async () => {
    const send = (origin: string) =>
      start().call('/control/clock', {
        method: 'POST',
        body: '{"minutes":60}',
        headers: { Origin: origin, 'Content-Type': 'text/plain' },
      });
    expect((await send('https://evil.test')).status).toBe(403);
    expect((await send(portalOrigin)).status).toBe(200);
  });

  it('responds to preflight requests, including those for private network access', async () => {
    const sendPreflight = (origin: string) =>
      start().call('/api/v2/token', {
        method: 'OPTIONS',
        headers: {
          Origin: origin,
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers': 'content-type,x-token',
          'Access-Control-Request-Private-Network': 'true',
        },
      });
    const { status, headers } = await sendPreflight(portalOrigin);
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe(portalOrigin);
    expect(headers.get('access-control-allow-headers')).toBe('X-Token,Content-Type,Accept');
    expect(headers.get('access-control-allow-methods')).toBe('GET,POST');
    expect(headers.get('access-control-allow-private-network')).toBe('true');
    const refused = await sendPreflight('https://evil.test');
    expect(refused.headers.get('access-control-allow-private-network')).toBeNull();
  });
});

describe('control responses', () => {
  it.each([controlPaths.state, controlPaths.webhooks, controlPaths.webhookAttempts])(
    'of %s are identified as the sandbox’s and not cached',
    async (path) => {
      const { headers, status } = await start().call(path);
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get(sandboxHeader.name)).toBe(sandboxHeader.value);
    },
  );
});

describe('the host of a request', () => {
  const getStatus = async (url: string, host: string) => {
    const { app } = start({ host });
    return (await app.fetch(new Request(url))).status;
  };

  it.each(['localhost', 'api.localhost', '127.0.0.1', '192.168.0.7', '[::1]'])(
    'may be %s',
    async (hostname) => {
      expect(await getStatus(`http://${hostname}:4010/control`, '127.0.0.1')).toBe(200);
    },
  );

  it.each(['evil.test', 'localhost.evil.test', '127.0.0.1.evil.test'])(
    'may not be %s, which could be a page’s own name, unless the server is open to the network',
    async (hostname) => {
      for (const path of ['/control', '/api/v2/appointments/70412']) {
        const url = `http://${hostname}:4010${path}`;
        expect(await getStatus(url, '127.0.0.1')).toBe(403);
        expect(await getStatus(url, '0.0.0.0')).not.toBe(403);
      }
    },
  );
});

describe('the latency', () => {
  it('delays API requests only', async () => {
    const { read, call, waits } = start({ latency: { min: 200, max: 200 } });
    expect((await read()).status).toBe(200);
    await call('/control');
    expect(waits).toEqual([200]);
  });

  it('is between the minimum and the maximum, and determined by the seed', async () => {
    const listWaits = async (seed: number) => {
      const { read, waits } = start({ latency: { min: 100, max: 800 }, seed });
      for (let index = 0; index < 20; index += 1) await read();
      return waits;
    };
    const first = await listWaits(1);
    expect(Math.min(...first)).toBeGreaterThanOrEqual(100);
    expect(Math.max(...first)).toBeLessThanOrEqual(800);
    expect(new Set(first).size).toBeGreaterThan(10);
    expect(await listWaits(1)).toEqual(first);
    expect(await listWaits(2)).not.toEqual(first);
  });
});

describe('the fail rate', () => {
  const listFailures = async (failRate: number, seed = 1) => {
    const { read } = start({ failRate, seed });
    const failed: boolean[] = [];
    for (let index = 0; index < 200; index += 1) failed.push((await read()).status === 405);
    return failed;
  };

  it('makes about that share of the calls fail, determined by the seed', async () => {
    const failed = await listFailures(0.25);
    const share = failed.filter(Boolean).length / failed.length;
    expect(share).toBeGreaterThan(0.15);
    expect(share).toBeLessThan(0.35);
    expect(await listFailures(0.25)).toEqual(failed);
    expect(await listFailures(0.25, 2)).not.toEqual(failed);
    expect(await listFailures(1)).not.toContain(false);
  });

  it('returns an error record and does not affect control requests', async () => {
    const { read, call } = start({ failRate: 1 });
    expect(await (await read()).json()).toMatchObject({
      error: 'SANDBOX_RANDOM_FAILURE',
      data: { reason: expect.stringContaining('--fail-rate 1') },
    });
    expect((await call('/control')).status).toBe(200);
  });

  it('logs and counts failed calls too', async () => {
    const { read, call } = start({ failRate: 0.5 });
    const statuses: number[] = [];
    for (let index = 0; index < 8; index += 1) statuses.push((await read()).status);
    expect(new Set(statuses)).toEqual(new Set([200, 405]));
    expect(await (await call('/control')).json()).toMatchObject({ calls: 8 });
    const list = await (await call('/control/calls')).json();
    expect(list).toMatchObject(
      statuses.toReversed().map((status) => ({
        status,
        path: '/appointments/70412',
        operationId: 'getAppointment',
        caller: 'dana@example.com',
      })),
    );
  });
});

describe('createRandomGenerator', () => {
  it('returns numbers from 0 to 1', () => {
    const numbers = Array.from({ length: 1000 }, createRandomGenerator(7));
    expect(Math.min(...numbers)).toBeLessThan(0.01);
    expect(Math.max(...numbers)).toBeGreaterThan(0.99);
    expect(Math.max(...numbers)).toBeLessThan(1);
  });
});
