import { describe, expect, it } from 'vitest';
import { sandboxPassword } from '../sandbox/credentials';
import { createTestSandbox, tokens } from '../sandbox/testing';
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
  body: { email: 'kim@example.com', password: 'x', firstName: 'Kim' },
};
const logOut: SampleCall = {
  method: 'POST',
  path: '/token/invalidate',
  operation: 'invalidateToken',
  as: 'user',
};
const searchPolicies: SampleCall = {
  method: 'GET',
  path: '/policies?search=TRV-0020417',
  operation: 'searchPolicies',
  as: 'carrier',
};

/** A runner of samples on a sandbox of its own, and what it sends. */
function createStage() {
  const sandbox = createTestSandbox();
  const sent: string[] = [];
  const runner = createSampleRunner((path, init = {}) => {
    sent.push(`${init.method} ${path} ${new Headers(init.headers).get('x-token') ?? '-'}`);
    return sandbox.fetch(new Request(`http://sandbox${path}`, init));
  });
  return { ...runner, sandbox, sent };
}

describe('a sample’s call', () => {
  it('is made with the sandbox’s own token, until the page logged in', async () => {
    const { run, sent } = createStage();
    expect((await run(list)).as).toBe('as Dana Example');
    const { as, response } = await run(logIn);
    expect(as).toBe('without a token');
    const { token } = await response.json();
    expect((await run(list)).as).toBe('as Kim');
    expect((await run(searchPolicies)).as).toBe('as the carrier user');
    expect(sent).toEqual([
      'GET /api/v2/appointments 5f0f8a4e-example-token',
      'POST /api/v2/token -',
      `GET /api/v2/appointments ${token}`,
      'GET /api/v2/policies?search=TRV-0020417 sandbox-carrier-token',
    ]);
  });

  it('sends a token that the sample makes up as it stands', async () => {
    const { run } = createStage();
    const { as, response } = await run({ ...list, as: undefined, token: 'not-a-token' });
    expect([as, response.status]).toEqual(['with the token of the sample', 405]);
  });

  it('logs out, and leaves the session that the sandbox begins with to others', async () => {
    const { run, sandbox } = createStage();
    const isLive = async () => (await sandbox.call('listAppointments')).status === 200;
    expect((await run(logOut)).response.status).toBe(204);
    expect(await isLive()).toBe(true);
    const asDana = { ...logIn, body: { email: 'dana@example.com', password: sandboxPassword } };
    expect((await run(asDana)).response.status).toBe(200);
    expect((await run(logOut)).response.status).toBe(204);
    expect(await isLive()).toBe(true);
    expect((await run(list)).response.status).toBe(200);
  });

  it('logs out of the session that the page began', async () => {
    const { run } = createStage();
    await run(logIn);
    expect(await run(logOut)).toMatchObject({ as: 'as Kim' });
    expect((await run(list)).as).toBe('as Dana Example');
  });

  it('is made all the same where the session was ended elsewhere', async () => {
    const { run, sandbox } = createStage();
    await sandbox.call('invalidateToken');
    await sandbox.call('invalidateToken', { token: tokens.carrier });
    const { as, response } = await run(list);
    expect([as, response.status]).toEqual(['as Dana Example', 200]);
    expect((await run(searchPolicies)).response.status).toBe(200);
  });

  it('is refused where its user was deleted, and registers nobody', async () => {
    const { run, reset, sandbox } = createStage();
    await sandbox.call('deleteUser', { body: sandboxPassword });
    const before = sandbox.store.list('accounts').length;
    const { as, response } = await run(list);
    expect([as, response.status]).toEqual(['as Dana Example', 405]);
    expect(await response.json()).toMatchObject({ error: 'SANDBOX_TOKEN_UNKNOWN' });
    expect(sandbox.store.list('accounts')).toHaveLength(before);
    await reset();
    expect((await run(list)).response.status).toBe(200);
  });
});
