import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestSandbox, tokens } from '../../../tests/support/sandbox/test-sandbox';
import { sandboxUsers } from '../../api/users/users';
import { sandboxPassword } from '../../sandbox/sandbox-credentials';
import { loadScenario } from '../../sandbox/scenarios';
import { createSampleRunner, type SendToSandbox } from './run-sample';
import type { SampleCall } from './sample-call';

const list: SampleCall = {
  method: 'GET',
  url: '/appointments',
  headers: [],
  operation: 'listAppointments',
  as: 'patient',
};
const login: SampleCall = {
  method: 'POST',
  url: '/token',
  headers: [['Content-Type', 'application/json']],
  operation: 'createToken',
  body: '{"email":"kim@example.com","password":"x","firstName":"Kim"}',
};
const logout: SampleCall = {
  method: 'POST',
  url: '/token/invalidate',
  headers: [],
  operation: 'invalidateToken',
  as: 'patient',
};
const searchPolicies: SampleCall = {
  method: 'GET',
  url: '/policies?search=TRV-0020417',
  headers: [],
  operation: 'searchPolicies',
  as: 'carrier',
};

/** Creates a runner with a new sandbox, and records the requests it sends. */
function createTestRunner() {
  const sandbox = createTestSandbox();
  const sent: string[] = [];
  const send: SendToSandbox = (path, init = {}) => {
    sent.push(`${init.method} ${path} ${new Headers(init.headers).get('x-token') ?? '-'}`);
    return sandbox.fetch(new Request(`http://sandbox${path}`, init));
  };
  return { ...createSampleRunner(send), send, sandbox, sent };
}

const tokenSchema = z.object({ token: z.string() });

describe('createSampleRunner', () => {
  it('sends samples of users as another user, or without a token, until the page has logged in', async () => {
    const { send, sent } = createTestRunner();
    const { run } = createSampleRunner(send, { token: tokens.doctor, as: 'as Doctor' });
    expect((await run(list)).as).toBe('as Doctor');
    expect((await run(searchPolicies)).as).toBe('as Casey Carrier');
    await run(login);
    expect((await run(list)).as).toBe('as Kim');
    const anonymous = createSampleRunner(send, { as: 'as Anonymous' });
    expect(await anonymous.run(list)).toMatchObject({ as: 'without a token', token: undefined });
    expect(sent[0]).toBe(`GET /api/v2/appointments ${tokens.doctor}`);
    expect(sent.at(-1)).toBe('GET /api/v2/appointments -');
  });

  it('uses the sandbox token until the page has logged in', async () => {
    const { run, sent } = createTestRunner();
    expect((await run(list)).as).toBe('as Dana Example');
    const { as, response } = await run(login);
    expect(as).toBe('without a token');
    const { token } = tokenSchema.parse(await response.json());
    expect((await run(list)).as).toBe('as Kim');
    expect((await run(searchPolicies)).as).toBe('as Casey Carrier');
    expect(sent).toEqual([
      'GET /api/v2/appointments 5f0f8a4e-example-token',
      'POST /api/v2/token -',
      `GET /api/v2/appointments ${token}`,
      'GET /api/v2/policies?search=TRV-0020417 sandbox-carrier-token',
    ]);
  });

  it('sends a made-up token of a sample unchanged', async () => {
    const { run } = createTestRunner();
    const { as: _as, ...withoutUser } = list;
    const { as, response } = await run({
      ...withoutUser,
      headers: [['X-Token', 'not-a-token']],
    });
    expect([as, response.status]).toEqual(['with the sample’s token', 405]);
  });

  it('sends the ended token after a logout of the page until a sample logs in', async () => {
    const { run } = createTestRunner();
    const asDana = {
      ...login,
      body: JSON.stringify({ email: sandboxUsers.patient.email, password: sandboxPassword }),
    };
    await run(asDana);
    expect((await run(logout)).response.status).toBe(204);
    const { as, response, problem } = await run(list);
    expect(as).toBe('with the token that was logged out');
    expect(await response.json()).toMatchObject({ error: 'SANDBOX_TOKEN_UNKNOWN' });
    expect(problem).toBe('logged-out');
    expect((await run(list)).response.status).toBe(405);
    await run(asDana);
    const after = await run(list);
    expect([after.as, after.response.status, after.problem]).toEqual([
      'as Dana Example',
      200,
      undefined,
    ]);
  });

  it('sends an ended sandbox token until the session is cleared', async () => {
    const { run, clearSession } = createTestRunner();
    expect((await run(logout)).response.status).toBe(204);
    expect((await run(list)).response.status).toBe(405);
    clearSession();
    expect((await run(list)).response.status).toBe(200);
  });

  it('logs out for its page only', async () => {
    const { run, send } = createTestRunner();
    await run(logout);
    const { as, response } = await createSampleRunner(send).run(list);
    expect([as, response.status]).toEqual(['as Dana Example', 200]);
  });

  it('logs out of the session of the page', async () => {
    const { run, sandbox } = createTestRunner();
    await run(login);
    expect(await run(logout)).toMatchObject({ as: 'as Kim' });
    expect((await run(list)).problem).toBe('logged-out');
    expect((await sandbox.call('listAppointments')).status).toBe(200);
  });

  it('restores a session that was ended elsewhere', async () => {
    const { run, sandbox } = createTestRunner();
    await sandbox.call('invalidateToken');
    await sandbox.call('invalidateToken', { token: tokens.carrier });
    const { as, response } = await run(list);
    expect([as, response.status]).toEqual(['as Dana Example', 200]);
    expect((await run(searchPolicies)).response.status).toBe(200);
  });

  it('does not register a new user if the user was deleted', async () => {
    const { run, reset, sandbox } = createTestRunner();
    await sandbox.call('deleteUser', { body: sandboxPassword });
    const before = sandbox.store.list('accounts').length;
    const { as, response, problem } = await run(list);
    expect([as, response.status, problem]).toEqual(['as Dana Example', 405, 'gone']);
    expect(await response.json()).toMatchObject({ error: 'SANDBOX_USER_GONE' });
    expect(sandbox.store.list('accounts')).toHaveLength(before);
    await reset();
    expect((await run(list)).response.status).toBe(200);
  });

  it('reports if a login has registered a substitute for the deleted Dana', async () => {
    const { run, reset, sandbox } = createTestRunner();
    const asDana = {
      ...login,
      body: JSON.stringify({ email: sandboxUsers.patient.email, password: sandboxPassword }),
    };
    expect((await run(asDana)).problem).toBeUndefined();
    await sandbox.call('deleteUser', { body: sandboxPassword });
    expect((await run(asDana)).problem).toBe('substitute');
    const { response, problem } = await run(list);
    expect([await response.json(), problem]).toEqual([[], 'substitute']);
    await reset();
    expect((await run(asDana)).problem).toBeUndefined();
  });

  it('resets the current scenario or loads the everyday one', async () => {
    const { run, reset, findScenario, sandbox } = createTestRunner();
    loadScenario(sandbox, 'new-partner');
    await reset();
    expect(await findScenario()).toBe('new-partner');
    await reset('everyday');
    expect(await findScenario()).toBe('everyday');
    expect((await run(list)).response.status).toBe(200);
  });
});

describe('the ids of created records', () => {
  it('uses the id of the appointment that an earlier sample booked', async () => {
    const { run, reset } = createTestRunner();
    const book: SampleCall = {
      method: 'POST',
      url: '/appointment',
      headers: [['Content-Type', 'application/json']],
      operation: 'saveAppointment',
      as: 'patient',
      captures: { appointmentId: 1000900 },
      body: JSON.stringify({
        patientId: 90144,
        profileId: 5120,
        locationId: 8841,
        speciality: 'GENERAL',
        scheduledTimestamp: '2027-03-09T09:30:00Z',
      }),
    };
    const read: SampleCall = {
      method: 'GET',
      url: '/appointments/1000900',
      headers: [],
      operation: 'getAppointment',
      as: 'doctor',
    };
    expect((await run(read)).problem).toBe('not-created');
    await run(book);
    const { response, call, as, problem } = await run(read);
    expect(call.url).toBe('/appointments/1000001');
    expect(as).toBe('as Alex Sample');
    expect(problem).toBeUndefined();
    expect(await response.json()).toMatchObject({ appointmentId: 1000001, status: 'REQUESTED' });
    await reset();
    expect((await run(read)).problem).toBe('not-created');
  });
});
