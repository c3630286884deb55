import { describe, expect, it } from 'vitest';
import { tokens } from '../../../tests/support/sandbox/test-sandbox';
import { createSandbox } from '../create-sandbox';
import { createNodeApp, createRandomGenerator } from './node-app';

const portal = 'https://docs.example.com';

function start(options: Partial<Parameters<typeof createNodeApp>[1]> = {}) {
  const sandbox = createSandbox();
  const waits: number[] = [];
  const app = createNodeApp(sandbox, {
    portalOrigin: portal,
    latency: { min: 0, max: 0 },
    failRate: 0,
    wait: async (milliseconds) => {
      waits.push(milliseconds);
    },
    ...options,
  });
  const call = async (path: string, init: RequestInit = {}) =>
    app.fetch(new Request(`http://localhost:4010${path}`, init));
  const read = () => call('/api/v2/appointments/70412', { headers: { 'X-Token': tokens.dana } });
  return { call, read, waits };
}

describe('Pages that call the local server', () => {
  it.each([portal, 'http://localhost:3000', 'http://127.0.0.1:8080', 'http://localhost'])(
    'may do so from %s',
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
  ])('may not do so from %s', async (origin) => {
    const { headers } = await start().call('/control', { headers: { Origin: origin } });
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it('may not change the sandbox from elsewhere, not even unseen', async () => {
    const send = (origin: string) =>
      start().call('/control/clock', {
        method: 'POST',
        body: '{"minutes":60}',
        headers: { Origin: origin, 'Content-Type': 'text/plain' },
      });
    expect((await send('https://evil.test')).status).toBe(403);
    expect((await send(portal)).status).toBe(200);
  });

  it('are told before, also where the page is on the internet', async () => {
    const ask = (origin: string) =>
      start().call('/api/v2/token', {
        method: 'OPTIONS',
        headers: {
          Origin: origin,
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers': 'content-type,x-token',
          'Access-Control-Request-Private-Network': 'true',
        },
      });
    const { status, headers } = await ask(portal);
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe(portal);
    expect(headers.get('access-control-allow-headers')).toBe('X-Token,Content-Type,Accept');
    expect(headers.get('access-control-allow-methods')).toBe('GET,POST');
    expect(headers.get('access-control-allow-private-network')).toBe('true');
    const refused = await ask('https://evil.test');
    expect(refused.headers.get('access-control-allow-private-network')).toBeNull();
  });
});

describe('A latency', () => {
  it('is waited before each call of the API, and before nothing else', async () => {
    const { read, call, waits } = start({ latency: { min: 200, max: 200 } });
    expect((await read()).status).toBe(200);
    await call('/control');
    expect(waits).toEqual([200]);
  });

  it('lies between two numbers, the same for the same seed', async () => {
    const wait = async (seed: number) => {
      const { read, waits } = start({ latency: { min: 100, max: 800 }, seed });
      for (let index = 0; index < 20; index += 1) await read();
      return waits;
    };
    const first = await wait(1);
    expect(Math.min(...first)).toBeGreaterThanOrEqual(100);
    expect(Math.max(...first)).toBeLessThanOrEqual(800);
    expect(new Set(first).size).toBeGreaterThan(10);
    expect(await wait(1)).toEqual(first);
    expect(await wait(2)).not.toEqual(first);
  });
});

describe('A fail rate', () => {
  const countFailures = async (failRate: number, seed = 1) => {
    const { read } = start({ failRate, seed });
    const failed: boolean[] = [];
    for (let index = 0; index < 200; index += 1) failed.push((await read()).status === 405);
    return failed;
  };

  it('lets about that share of the calls fail, the same for the same seed', async () => {
    const failed = await countFailures(0.25);
    const share = failed.filter(Boolean).length / failed.length;
    expect(share).toBeGreaterThan(0.15);
    expect(share).toBeLessThan(0.35);
    expect(await countFailures(0.25)).toEqual(failed);
    expect(await countFailures(0.25, 2)).not.toEqual(failed);
    expect(await countFailures(1)).not.toContain(false);
  });

  it('answers with an error record, and changes nothing', async () => {
    const { read, call } = start({ failRate: 1 });
    expect(await (await read()).json()).toMatchObject({
      error: 'SANDBOX_RANDOM_FAILURE',
      data: { reason: expect.stringContaining('--fail-rate 1') },
    });
    expect((await call('/control')).status).toBe(200);
  });

  it('leaves no call out of the list of calls and of their number', async () => {
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

describe('Numbers of a seed', () => {
  it('fill the range from 0 to 1', () => {
    const number = createRandomGenerator(7);
    const list = Array.from({ length: 1000 }, number);
    expect(Math.min(...list)).toBeLessThan(0.01);
    expect(Math.max(...list)).toBeGreaterThan(0.99);
    expect(Math.max(...list)).toBeLessThan(1);
  });
});
