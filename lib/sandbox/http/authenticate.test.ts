import { describe, expect, it } from 'vitest';
import { createTestSandbox, tokens } from '../../../tests/support/sandbox/test-sandbox';
import { sandboxPassword } from '../sandbox-credentials';
import { loadScenario } from '../scenarios';

/** A sandbox whose Dana has deleted herself. */
async function createWithoutDana() {
  const sandbox = createTestSandbox();
  await sandbox.call('deleteUser', { body: sandboxPassword });
  return sandbox;
}

describe('a call without a caller', () => {
  it('is told to reset the sandbox where the user of its token was deleted', async () => {
    const { call } = await createWithoutDana();
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

  it('is told the same where the loaded scenario has no such user', async () => {
    const sandbox = createTestSandbox();
    loadScenario(sandbox, 'new-partner');
    const { json } = await sandbox.call('listAppointments', { token: 'sandbox-otto-token' });
    expect(json).toMatchObject({ error: 'SANDBOX_USER_GONE' });
  });

  it('is told to log in as Dana only as long as that is a log-in', async () => {
    const help = async ({ call }: Pick<ReturnType<typeof createTestSandbox>, 'call'>) =>
      (await call('listAppointments', { token: 'not-a-token' })).json;
    expect(await help(createTestSandbox())).toMatchObject({
      error: 'SANDBOX_TOKEN_UNKNOWN',
      data: { help: expect.stringContaining('POST /token') },
    });
    const { data } = Object(await help(await createWithoutDana()));
    expect(data.help).toContain('Reset the sandbox');
    expect(data.help).not.toContain('POST /token');
  });

  it('is told to log in after a log-out', async () => {
    const { call } = createTestSandbox();
    await call('invalidateToken', { token: tokens.carrier });
    const { json } = await call('searchPolicies', { token: tokens.carrier });
    expect(json).toMatchObject({ error: 'SANDBOX_TOKEN_UNKNOWN' });
  });
});
