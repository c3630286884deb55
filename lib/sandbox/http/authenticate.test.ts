import { describe, expect, it } from 'vitest';
import {
  createTestSandbox,
  type TestSandbox,
  tokens,
} from '../../../tests/support/sandbox/test-sandbox';
import { sandboxPassword } from '../sandbox-credentials';
import { loadScenario } from '../scenarios';

/** Returns a sandbox in which Dana has deleted her account. */
async function createSandboxWithoutDana() {
  const sandbox = createTestSandbox();
  await sandbox.call('deleteUser', { body: sandboxPassword });
  return sandbox;
}

describe('requireCaller', () => {
  it('recommends a reset if the user of the token was deleted', async () => {
    const { call } = await createSandboxWithoutDana();
    const { status, json } = await call('listAppointments');
    expect(status).toBe(405);
    expect(json).toMatchObject({
      error: 'SANDBOX_USER_GONE',
      data: {
        reason: expect.stringContaining('dana@example.com was deleted'),
        help: expect.stringContaining('Reset the sandbox'),
      },
    });
  });

  it('recommends a reset if the loaded scenario does not have the user of the token', async () => {
    const sandbox = createTestSandbox();
    loadScenario(sandbox, 'new-partner');
    const { json } = await sandbox.call('listAppointments', { token: 'sandbox-otto-token' });
    expect(json).toMatchObject({ error: 'SANDBOX_USER_GONE' });
  });

  it('recommends logging in as Dana only while her account exists', async () => {
    const callWithUnknownToken = async ({ call }: TestSandbox) =>
      (await call('listAppointments', { token: 'not-a-token' })).json;
    expect(await callWithUnknownToken(createTestSandbox())).toMatchObject({
      error: 'SANDBOX_TOKEN_UNKNOWN',
      data: { help: expect.stringContaining('POST /token') },
    });
    const json = await callWithUnknownToken(await createSandboxWithoutDana());
    expect(json).toMatchObject({ data: { help: expect.stringContaining('Reset the sandbox') } });
    expect(json).not.toMatchObject({ data: { help: expect.stringContaining('POST /token') } });
  });

  it('returns the error for an unknown token after a logout', async () => {
    const { call } = createTestSandbox();
    await call('invalidateToken', { token: tokens.carrier });
    const { json } = await call('searchPolicies', { token: tokens.carrier });
    expect(json).toMatchObject({ error: 'SANDBOX_TOKEN_UNKNOWN' });
  });
});
