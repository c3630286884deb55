import { describe, expect, it } from 'vitest';
import { createTestSandbox, tokens } from './testing';

describe('a call of the sandbox', () => {
  it('is refused without a token, with the way to get one', async () => {
    const sandbox = createTestSandbox();
    const { status, json } = await sandbox.call('listAppointments', { token: null });
    expect(status).toBe(405);
    expect(json).toMatchObject({
      error: 'SANDBOX_TOKEN_MISSING',
      data: { field: 'X-Token', help: expect.stringContaining('POST /token') },
      timestamp: '2027-03-02T09:10:00Z',
    });
  });

  it('counts the 123 that the console sends as a missing token', async () => {
    const { json } = await createTestSandbox().call('listAppointments', { token: '123' });
    expect(json).toMatchObject({
      error: 'SANDBOX_TOKEN_MISSING',
      data: { reason: expect.stringContaining('123') },
    });
  });

  it('is refused with field and reason where it does not fit the description', async () => {
    const sandbox = createTestSandbox();
    const parameter = await sandbox.call('getAppointment', { path: { id: 'first' } });
    expect(parameter.json).toMatchObject({
      error: 'SANDBOX_REQUEST_MISFIT',
      data: { field: 'id', reason: 'must be integer', found: 'first' },
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

  it('is refused where its body is no JSON, is missing, or is not sent as JSON', async () => {
    const sandbox = createTestSandbox();
    const send = (body: string | undefined, type: string) =>
      sandbox
        .fetch(
          new Request('http://sandbox/api/v2/token', {
            method: 'POST',
            body,
            headers: { 'Content-Type': type },
          }),
        )
        .then((response) => response.json());
    expect(await send('{', 'application/json')).toMatchObject({ error: 'SANDBOX_BODY_NO_JSON' });
    expect(await send(undefined, 'application/json')).toMatchObject({
      data: { field: 'body', reason: 'is required' },
    });
    expect(await send('{}', 'text/plain')).toMatchObject({ error: 'SANDBOX_CONTENT_TYPE' });
  });

  it('is refused as no operation where the address or the method is none', async () => {
    const response = await createTestSandbox().fetch(
      new Request('http://sandbox/api/v2/appointments', { method: 'DELETE' }),
    );
    expect(response.status).toBe(405);
    expect(await response.json()).toMatchObject({ error: 'SANDBOX_NO_OPERATION' });
  });

  it('is listed, without its token', async () => {
    const sandbox = createTestSandbox();
    await sandbox.call('listReviews', { path: { id: 5120 }, query: { startAt: 0 } });
    const response = await sandbox.fetch(new Request('http://sandbox/control/calls'));
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject([
      { method: 'GET', path: '/profiles/5120/reviews?startAt=0', caller: 'dana@example.com' },
    ]);
    expect(text).not.toContain(tokens.dana);
  });
});
