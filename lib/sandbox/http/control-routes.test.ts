import { describe, expect, it } from 'vitest';
import {
  createTestSandbox,
  type TestSandbox,
  tokens,
} from '../../../tests/support/sandbox/test-sandbox';
import { sandboxPassword } from '../sandbox-credentials';

const send = (sandbox: TestSandbox, path: string, body: string) =>
  sandbox.fetch(new Request(`http://sandbox/control/${path}`, { method: 'POST', body }));

describe('the control endpoints', () => {
  it('return the state of the sandbox', async () => {
    const sandbox = createTestSandbox();
    await sandbox.call('getAppointment', { path: { id: 70412 } });
    const response = await sandbox.fetch(new Request('http://sandbox/control'));
    expect(response.headers.get('X-Answered-By')).toBe('Sandbox');
    expect(await response.json()).toEqual({
      scenario: 'everyday',
      now: '2027-03-02T09:10:00Z',
      calls: 1,
      webHooks: 0,
      isKept: false,
      hasForgotten: false,
    });
  });

  it('advance the clock and never move it back', async () => {
    const sandbox = createTestSandbox();
    const response = await send(sandbox, 'clock', '{"minutes":90}');
    expect(await response.json()).toMatchObject({ now: '2027-03-02T10:40:00Z' });
    for (const body of [
      '{"minutes":0}',
      '{"minutes":-5}',
      '{"minutes":1.5}',
      '{"minutes":"9"}',
      '{',
      'null',
    ]) {
      expect((await send(sandbox, 'clock', body)).status, body).toBe(400);
    }
    expect(sandbox.clock.now().toISOString()).toBe('2027-03-02T10:40:00.000Z');
  });

  it('limit the clock to four-digit years, however often it is advanced', async () => {
    const sandbox = createTestSandbox();
    for (let count = 0; count < 20; count++) await send(sandbox, 'clock', '{"minutes":5256000}');
    expect(sandbox.clock.now().getUTCFullYear()).toBe(2077);
    expect((await sandbox.call('listAppointments')).status).toBe(200);
  });

  it('load a scenario and reset the current one', async () => {
    const sandbox = createTestSandbox();
    await send(sandbox, 'clock', '{"minutes":90}');
    const loaded = await send(sandbox, 'reset', '{"scenario":"new-partner"}');
    expect(await loaded.json()).toMatchObject({ scenario: 'new-partner', calls: 0 });
    expect((await sandbox.call('listAppointments')).json).toEqual([]);
    expect(await (await send(sandbox, 'reset', '')).json()).toMatchObject({
      scenario: 'new-partner',
      now: '2027-03-02T09:10:00Z',
    });
    expect((await send(sandbox, 'reset', '{"scenario":"toString"}')).status).toBe(400);
  });

  it('change nothing if the body is not a JSON object', async () => {
    const sandbox = createTestSandbox();
    await sandbox.call('saveAppointment', { body: { appointmentId: 70412, notes: 'Kept.' } });
    for (const body of ['{"scenario": "no-doc', 'everyday', 'null', '[]', '"everyday"']) {
      expect((await send(sandbox, 'reset', body)).status, body).toBe(400);
    }
    expect((await sandbox.call('getAppointment', { path: { id: 70412 } })).json).toMatchObject({
      notes: 'Kept.',
    });
  });

  it('reset the sandbox even if a corrupt record makes every operation fail', async () => {
    const sandbox = createTestSandbox();
    const broken = '{"id":1,"status":"APPOINTMENT_SCHEDULED","scheduledTimestamp":{"toString":1}}';
    sandbox.store.put('appointments', JSON.parse(broken));
    expect((await sandbox.call('listAppointments')).json).toMatchObject({ error: 'SANDBOX_FAULT' });
    const state = await sandbox.fetch(new Request('http://sandbox/control'));
    expect(await state.json()).toMatchObject({ scenario: 'everyday' });
    expect((await send(sandbox, 'reset', '')).status).toBe(200);
    expect((await sandbox.call('listAppointments')).status).toBe(200);
  });

  it('count all webhook deliveries but list only the last ones', async () => {
    const sandbox = createTestSandbox();
    for (let count = 0; count < 120; count += 1) {
      await sandbox.call('saveAppointment', { body: { appointmentId: 70412, notes: `${count}` } });
    }
    const read = async (path: string) =>
      (await sandbox.fetch(new Request(`http://sandbox/control${path}`))).json();
    expect(await read('')).toMatchObject({ webHooks: 120 });
    expect(await read('/web-hooks')).toHaveLength(100);
    await send(sandbox, 'reset', '');
    expect(await read('')).toMatchObject({ webHooks: 0 });
  });

  it('restore a session of the scenario after a logout', async () => {
    const sandbox = createTestSandbox();
    const restoreSession = async (token?: string) =>
      (
        await sandbox.fetch(
          new Request('http://sandbox/control/session', {
            method: 'POST',
            headers: token === undefined ? {} : { 'X-Token': token },
          }),
        )
      ).status;
    await sandbox.call('invalidateToken');
    expect((await sandbox.call('listAppointments')).status).toBe(405);
    expect(await restoreSession(tokens.patient)).toBe(204);
    expect((await sandbox.call('listAppointments')).status).toBe(200);
    expect([await restoreSession(), await restoreSession('no-such-token')]).toEqual([404, 404]);
    await sandbox.call('deleteUser', { body: sandboxPassword });
    expect(await restoreSession(tokens.patient)).toBe(404);
  });
});
