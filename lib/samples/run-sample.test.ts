import { describe, expect, it } from 'vitest';
import { createSampleRunner } from './run-sample';
import type { SampleCall } from './sample-call';

const list: SampleCall = {
  method: 'GET',
  path: '/appointments',
  operation: 'listAppointments',
  as: 'user',
};
const logIn: SampleCall = {
  method: 'POST',
  path: '/token',
  operation: 'createToken',
  body: { email: 'kim@example.com', password: 'x' },
};
const logOut: SampleCall = {
  method: 'POST',
  path: '/token/invalidate',
  operation: 'invalidateToken',
  as: 'user',
};

/** A sandbox that knows tokens only: each log-in gives the next one. */
function createSandbox() {
  const valid = new Set(['5f0f8a4e-example-token', 'sandbox-carrier-token']);
  const sent: string[] = [];
  let count = 0;
  const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const token = new Headers(init.headers).get('x-token');
    sent.push(`${init.method} ${path} ${token ?? '-'}`);
    if (path === '/api/v2/token') {
      const next = `token-${++count}`;
      valid.add(next);
      const { email } = JSON.parse(String(init.body));
      return Response.json({ token: next, firstName: email.split('@')[0], lastName: 'E' });
    }
    if (!valid.has(token ?? '')) {
      return Response.json({ error: 'SANDBOX_TOKEN_UNKNOWN' }, { status: 405 });
    }
    if (path.endsWith('/invalidate')) {
      valid.delete(token ?? '');
      return new Response(null, { status: 204 });
    }
    return Response.json([]);
  };
  return { ...createSampleRunner(send), sent, valid };
}

describe('a sample’s call', () => {
  it('is made with the sandbox’s own token, until the page logged in', async () => {
    const { run, sent } = createSandbox();
    expect((await run(list)).as).toBe('as Dana Example');
    expect((await run(logIn)).as).toBe('without a token');
    expect((await run(list)).as).toBe('as kim E');
    expect((await run({ ...list, as: 'carrier' })).as).toBe('as the carrier user');
    expect(sent).toEqual([
      'GET /api/v2/appointments 5f0f8a4e-example-token',
      'POST /api/v2/token -',
      'GET /api/v2/appointments token-1',
      'GET /api/v2/appointments sandbox-carrier-token',
    ]);
  });

  it('sends a token that the sample makes up as it stands', async () => {
    const { run } = createSandbox();
    const { as, response } = await run({ ...list, as: undefined, token: 'not-a-token' });
    expect([as, response.status]).toEqual(['with the token of the sample', 405]);
  });

  it('logs out of a session of its own', async () => {
    const { run, valid } = createSandbox();
    expect((await run(logOut)).response.status).toBe(204);
    expect((await run(logOut)).response.status).toBe(204);
    expect(valid.has('5f0f8a4e-example-token')).toBe(true);
    expect((await run(list)).response.status).toBe(200);
  });

  it('logs in anew where the session was ended elsewhere', async () => {
    const { run, valid } = createSandbox();
    valid.clear();
    const { as, response } = await run(list);
    expect([as, response.status]).toEqual(['as Dana Example', 200]);
  });
});
