import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import contract from '../../../.generated/sandbox/contract.json';
import { createTestSandbox, tokens } from '../../../tests/support/sandbox/test-sandbox';
import { createSandbox } from '../create-sandbox';
import { publicOperations } from '../operation-handler';
import { sandboxChangesHeader } from '../sandbox-protocol';
import { createSandboxApp } from './sandbox-app';

describe('createSandboxApp', () => {
  it('requires no token for exactly the operations that the API description marks so', () => {
    const ids = contract.calls.filter(({ token }) => token !== 'needed').map(({ id }) => id);
    expect(ids.sort()).toEqual([...publicOperations].sort());
  });

  it('returns 405 if the token is missing, and describes how to get one', async () => {
    const sandbox = createTestSandbox();
    const { status, json } = await sandbox.call('listAppointments', { token: null });
    expect(status).toBe(405);
    expect(json).toMatchObject({
      error: 'SANDBOX_TOKEN_MISSING',
      data: { field: 'X-Token', help: expect.stringContaining('POST /token') },
      timestamp: '2027-03-02T09:10:00Z',
    });
  });

  it('treats the placeholder in the samples of the console as a missing token', async () => {
    const { json } = await createTestSandbox().call('listAppointments', {
      token: 'YOUR_ACCESS_TOKEN',
    });
    expect(json).toMatchObject({
      error: 'SANDBOX_TOKEN_MISSING',
      data: { reason: expect.stringContaining('YOUR_ACCESS_TOKEN') },
    });
  });

  it('returns the field and the reason if a request does not match the API description', async () => {
    const sandbox = createTestSandbox();
    const parameter = await sandbox.call('getAppointment', { path: { id: 'first' } });
    expect(parameter.json).toMatchObject({
      error: 'SANDBOX_REQUEST_MISFIT',
      data: { field: 'id', reason: 'must be a whole number', found: 'first' },
    });
    const body = await sandbox.call('uploadPolicies', {
      token: tokens.carrier,
      body: [{ companyId: 118, people: [{ gender: 'X' }] }],
    });
    expect(body.json).toMatchObject({
      error: 'SANDBOX_REQUEST_MISFIT',
      data: {
        in: 'body',
        faults: expect.arrayContaining([
          { field: '[0].policyNumber', reason: 'is required' },
          expect.objectContaining({ field: '[0].people[0].gender', found: 'X' }),
        ]),
      },
    });
  });

  it('refuses a body that is not JSON, is missing, or has another content type', async () => {
    const sandbox = createTestSandbox();
    const send = (body: string | null, type: string) =>
      sandbox
        .fetch(
          new Request('http://sandbox/api/v2/token', {
            method: 'POST',
            body,
            headers: { 'Content-Type': type },
          }),
        )
        .then((response) => response.json());
    const invalidJson = await send('{', 'application/json');
    expect(invalidJson).toMatchObject({ error: 'SANDBOX_BODY_NO_JSON' });
    expect(invalidJson).not.toHaveProperty('data.help');
    expect(await send('secret-word', 'application/json')).toMatchObject({
      error: 'SANDBOX_BODY_NO_JSON',
      data: { help: expect.stringContaining('in quotes') },
    });
    expect(await send(null, 'application/json')).toMatchObject({
      data: { field: 'body', reason: 'is required' },
    });
    expect(await send('{}', 'text/plain')).toMatchObject({ error: 'SANDBOX_CONTENT_TYPE' });
  });

  it('returns SANDBOX_NO_OPERATION for an unknown path or method', async () => {
    const response = await createTestSandbox().fetch(
      new Request('http://sandbox/api/v2/appointments', { method: 'DELETE' }),
    );
    expect(response.status).toBe(405);
    expect(await response.json()).toMatchObject({ error: 'SANDBOX_NO_OPERATION' });
  });

  it('refuses a body that is too large, by its Content-Length or its actual size', async () => {
    const sandbox = createTestSandbox();
    const send = (body: string, headers: Record<string, string> = {}) =>
      sandbox
        .fetch(
          new Request('http://sandbox/api/v2/token', {
            method: 'POST',
            body,
            headers: { 'Content-Type': 'application/json', ...headers },
          }),
        )
        .then((response) => response.json());
    const refusal = { error: 'SANDBOX_BODY_TOO_LARGE', data: { field: 'body' } };
    expect(await send('{}', { 'Content-Length': '5000001' })).toMatchObject(refusal);
    expect(await send(`"${'é'.repeat(2_500_000)}"`)).toMatchObject(refusal);
  });

  it('responds only after the changes of a request are persisted, even if requests run concurrently', async () => {
    const persisted = new Set<string>();
    const persist = async (changes: Array<{ table: string; id: string | number }>) => {
      // Slower than every promise that is already settled.
      await new Promise(setImmediate);
      for (const { table, id } of changes) persisted.add(`${table} ${id}`);
    };
    const app = createSandboxApp(createSandbox(), { persist });
    const register = async () => {
      const response = await app.fetch(
        new Request('http://sandbox/api/v2/token', {
          method: 'POST',
          body: '{}',
          headers: { 'Content-Type': 'application/json' },
        }),
      );
      const { token } = z.object({ token: z.string() }).parse(await response.json());
      expect(persisted).toContain(`sessions ${token}`);
    };
    await Promise.all([register(), register(), register()]);
  });

  it('reports as changes of the first request only its own, and persists the records of the scenario', async () => {
    const persisted: string[] = [];
    const app = createSandboxApp(createSandbox(), {
      persist: (changes) => void persisted.push(...changes.map(({ table }) => table)),
    });
    const response = await app.fetch(
      new Request('http://sandbox/api/v2/appointment', {
        method: 'POST',
        body: JSON.stringify({ appointmentId: 70412, notes: 'Changed.' }),
        headers: { 'Content-Type': 'application/json', 'X-Token': tokens.patient },
      }),
    );
    expect(response.headers.get(sandboxChangesHeader)).toBe('appointments 70412 updated');
    expect(persisted).toEqual(expect.arrayContaining(['people', 'sessions', 'calls']));
  });

  it('logs a request without its token', async () => {
    const sandbox = createTestSandbox();
    await sandbox.call('listReviews', { path: { id: 5120 }, query: { startAt: 0 } });
    const response = await sandbox.fetch(new Request('http://sandbox/control/calls'));
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject([
      { method: 'GET', path: '/profiles/5120/reviews?startAt=0', caller: 'dana@example.com' },
    ]);
    expect(text).not.toContain(tokens.patient);
  });

  it('logs a request with an unknown path or method, but not one outside the API', async () => {
    const sandbox = createTestSandbox();
    const send = (method: string, path: string) =>
      sandbox.fetch(
        new Request(`http://sandbox${path}`, { method, headers: { 'X-Token': tokens.patient } }),
      );
    await send('GET', '/api/v2/appointmints?from=1');
    await send('DELETE', '/api/v2/appointments');
    await send('GET', '/favicon.ico');
    await send('GET', '/control/none');
    expect(await (await send('GET', '/control')).json()).toMatchObject({ calls: 2 });
    const caller = 'dana@example.com';
    expect(await (await send('GET', '/control/calls')).json()).toMatchObject([
      { method: 'DELETE', path: '/appointments', status: 405, caller },
      { method: 'GET', path: '/appointmints?from=1', status: 405, caller },
    ]);
  });

  it('refuses a body at once if it is so long or so deep that its validation would take minutes', async () => {
    const sandbox = createTestSandbox();
    const send = (body: string) =>
      sandbox
        .fetch(
          new Request('http://sandbox/api/v2/appointments', {
            method: 'POST',
            body,
            headers: { 'Content-Type': 'application/json', 'X-Token': tokens.patient },
          }),
        )
        .then((response) => response.json());
    const start = performance.now();
    expect(await send(`[${Array.from({ length: 1_000_000 }, () => 1)}]`)).toMatchObject({
      error: 'SANDBOX_BODY_TOO_LARGE',
      data: { found: 1_000_000 },
    });
    expect(await send('['.repeat(100_000) + ']'.repeat(100_000))).toMatchObject({
      error: 'SANDBOX_BODY_TOO_LARGE',
    });
    const wrong = '{"status":[],"photos":1}';
    const list = [...Array.from({ length: 15_000 }, () => '{}'), ...Array(5000).fill(wrong)];
    expect(await send(`[${list}]`)).toMatchObject({
      error: 'SANDBOX_REQUEST_MISFIT',
      data: { field: expect.stringMatching(/^\[15000\]\./) },
    });
    expect(await send('[{"companyId":9007199254740993}]')).toMatchObject({
      error: 'SANDBOX_REQUEST_MISFIT',
      data: { reason: expect.stringContaining(String(Number.MAX_SAFE_INTEGER)) },
    });
    expect(performance.now() - start).toBeLessThan(10_000);
  });

  it.each([
    ['/appointments/9007199254740993', 'id'],
    ['/profiles/by-profile-ids?ids=1,9007199254740993', 'ids'],
  ])('refuses the parameter of %s, which has lost digits', async (path, field) => {
    const response = await createTestSandbox().fetch(
      new Request(`http://sandbox/api/v2${path}`, { headers: { 'X-Token': tokens.patient } }),
    );
    expect(await response.json()).toMatchObject({
      error: 'SANDBOX_REQUEST_MISFIT',
      data: { field, reason: expect.stringContaining(String(Number.MAX_SAFE_INTEGER)) },
    });
  });

  it('does not repeat the request in an error record', async () => {
    const sandbox = createTestSandbox();
    const { response } = await sandbox.call('createToken', {
      token: null,
      body: { gender: 'x'.repeat(100_000), birthday: { deep: [1] } },
    });
    const text = await response.text();
    expect(text.length).toBeLessThan(3000);
    expect(JSON.parse(text).data.faults).toContainEqual({
      field: 'birthday',
      reason: 'must be a text',
      found: 'an object',
    });
  });

  it('ignores a field that the description does not have', async () => {
    const sandbox = createTestSandbox();
    const { response } = await sandbox.call('setTravelDates', {
      path: { policyId: 30771 },
      body: [{ startDate: '2027-05-01', startDat: 1 }],
      token: 'sandbox-carrier-token',
    });
    expect(response.status).toBe(204);
    const [journey] = sandbox.store.get('policies', 30771)?.travelDates?.slice(-1) ?? [];
    expect(journey).toEqual({ id: expect.any(Number), startDate: '2027-05-01' });
  });

  it('names an unknown field of an identifier', async () => {
    const { json } = await createTestSandbox().call('addPolicyToUser', {
      body: { company: '118' },
    });
    expect(json).toMatchObject({
      data: { field: 'company', reason: 'is not a known field' },
    });
  });

  it('returns a help text for an unknown path', async () => {
    const sandbox = createTestSandbox();
    const helpSchema = z.object({ data: z.object({ help: z.string() }) });
    const getHelp = async (path: string) => {
      const response = await sandbox.fetch(new Request(`http://sandbox${path}`));
      return helpSchema.parse(await response.json()).data.help;
    };
    expect(await getHelp('/')).toBe('All operations are below /api/v2.');
    expect(await getHelp('/api/v2/appointments/')).toBe('Leave out the last slash.');
  });
});
