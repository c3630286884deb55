import { describe, expect, it } from 'vitest';
import { createTestSandbox, tokens } from '../../tests/support/sandbox/test-sandbox';
import { danaAccount, sandboxPassword } from '../sandbox/sandbox-credentials';
import { loadScenario } from '../sandbox/scenarios';
import { createSampleRunner, type SendToSandbox } from './run-sample';
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
  const send: SendToSandbox = (path, init = {}) => {
    sent.push(`${init.method} ${path} ${new Headers(init.headers).get('x-token') ?? '-'}`);
    return sandbox.fetch(new Request(`http://sandbox${path}`, init));
  };
  return { ...createSampleRunner(send), send, sandbox, sent };
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

  it('goes out with the ended token after a log-out of the page, until a sample logs in', async () => {
    const { run } = createStage();
    const asDana = { ...logIn, body: { email: danaAccount.email, password: sandboxPassword } };
    await run(asDana);
    expect((await run(logOut)).response.status).toBe(204);
    const { as, response, problem: trouble } = await run(list);
    expect(as).toBe('with the token that was logged out');
    expect(await response.json()).toMatchObject({ error: 'SANDBOX_TOKEN_UNKNOWN' });
    expect(trouble).toBe('logged-out');
    expect((await run(list)).response.status).toBe(405);
    await run(asDana);
    const after = await run(list);
    expect([after.as, after.response.status, after.problem]).toEqual([
      'as Dana Example',
      200,
      undefined,
    ]);
  });

  it('goes out with the ended token of the sandbox, too, until the reader logs in again', async () => {
    const { run, clearSession: logInAgain } = createStage();
    expect((await run(logOut)).response.status).toBe(204);
    expect((await run(list)).response.status).toBe(405);
    logInAgain();
    expect((await run(list)).response.status).toBe(200);
  });

  it('logs out for its page only: the first sample of another page is answered', async () => {
    const { run, send } = createStage();
    await run(logOut);
    const { as, response } = await createSampleRunner(send).run(list);
    expect([as, response.status]).toEqual(['as Dana Example', 200]);
  });

  it('logs out of the session that the page began', async () => {
    const { run, sandbox } = createStage();
    await run(logIn);
    expect(await run(logOut)).toMatchObject({ as: 'as Kim' });
    expect((await run(list)).problem).toBe('logged-out');
    expect((await sandbox.call('listAppointments')).status).toBe(200);
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
    const { as, response, problem: trouble } = await run(list);
    expect([as, response.status, trouble]).toEqual(['as Dana Example', 405, 'gone']);
    expect(await response.json()).toMatchObject({ error: 'SANDBOX_USER_GONE' });
    expect(sandbox.store.list('accounts')).toHaveLength(before);
    await reset();
    expect((await run(list)).response.status).toBe(200);
  });

  it('tells where a log-in has registered somebody in the place of the deleted Dana', async () => {
    const { run, reset, sandbox } = createStage();
    const asDana = { ...logIn, body: { email: danaAccount.email, password: sandboxPassword } };
    expect((await run(asDana)).problem).toBeUndefined();
    await sandbox.call('deleteUser', { body: sandboxPassword });
    expect((await run(asDana)).problem).toBe('stand-in');
    const { response, problem: trouble } = await run(list);
    expect([await response.json(), trouble]).toEqual([[], 'stand-in']);
    await reset();
    expect((await run(asDana)).problem).toBeUndefined();
  });

  it('is answered by the scenario that is loaded, and can be put back to that of every day', async () => {
    const { run, reset, findScenario, sandbox } = createStage();
    loadScenario(sandbox, 'new-partner');
    await reset();
    expect(await findScenario()).toBe('new-partner');
    await reset('everyday');
    expect(await findScenario()).toBe('everyday');
    expect((await run(list)).response.status).toBe(200);
  });
});

describe('Dana’s account', () => {
  it('is the one of the world', () => {
    const { store } = createTestSandbox();
    expect(store.get('accounts', danaAccount.id)?.email).toBe(danaAccount.email);
  });
});
