import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { callAndValidate } from '../../../tests/support/sandbox/appointment-helpers';
import {
  createTestSandbox,
  type TestSandbox,
  tokens,
} from '../../../tests/support/sandbox/test-sandbox';

const email = 'dana@example.com';
const password = 'correct-horse-battery';

const createToken = (sandbox: TestSandbox, body: object, token: string | null = null) =>
  callAndValidate(sandbox, 'createToken', { token, body });

const parseToken = (json: unknown): string => z.object({ token: z.string() }).parse(json).token;

/** Returns the reset code and the one-time password of an account, which the sandbox shows. */
async function readSecrets(
  sandbox: TestSandbox,
  emailAddress: string,
): Promise<Record<string, string>> {
  const response = await sandbox.fetch(new Request('http://sandbox/control/secrets'));
  const secrets = z.array(z.record(z.string(), z.string())).parse(await response.json());
  return secrets.find((secret) => secret.email === emailAddress) ?? {};
}

describe('POST /token', () => {
  it('logs in with email address and password, and returns the token of the existing session', async () => {
    const { status, json } = await createToken(createTestSandbox(), { email, password });
    expect(status).toBe(200);
    expect(json).toMatchObject({ token: tokens.patient, email, subscriberId: 48213 });
  });

  it('updates the details of an existing account on login', async () => {
    const sandbox = createTestSandbox();
    const body = { email: 'Dana@Example.com', password, lastName: 'Sample', city: 'Porto' };
    const { json } = await createToken(sandbox, body);
    expect(json).toMatchObject({
      email,
      firstName: 'Dana',
      lastName: 'Sample',
      actualCity: 'Porto',
    });
  });

  it('registers a user with a new email address', async () => {
    const sandbox = createTestSandbox();
    const body = { email: 'new@example.com', password: 'secret', firstName: 'Nia' };
    const { json } = await createToken(sandbox, body);
    expect(json).toMatchObject({
      email: 'new@example.com',
      firstName: 'Nia',
      passwordHint: 'SET',
      created: '2027-03-02T09:10:00Z',
      policies: [],
      people: [],
      appointments: [],
    });
    const token = parseToken(json);
    expect(token).toMatch(/^sandbox-\d+$/);
    expect((await callAndValidate(sandbox, 'updateUser', { token, body: {} })).status).toBe(200);
    expect(parseToken((await createToken(sandbox, body)).json)).toBe(token);
  });

  it('refuses a wrong or missing password with the field name', async () => {
    const sandbox = createTestSandbox();
    for (const body of [{ email, password: 'wrong' }, { email }]) {
      const { status, json } = await createToken(sandbox, body);
      expect(status).toBe(405);
      expect(json).toMatchObject({ data: { field: 'password' } });
      expect(JSON.stringify(json)).not.toContain(password);
    }
    const withToken = await createToken(sandbox, { email, password: 'wrong' }, tokens.patient);
    expect(withToken.json).toMatchObject({ data: { field: 'password' } });
  });

  it('identifies the account by the optional token', async () => {
    const sandbox = createTestSandbox();
    const { json } = await createToken(sandbox, { firstName: 'Dan' }, tokens.patient);
    expect(json).toMatchObject({ token: tokens.patient, firstName: 'Dan', lastName: 'Example' });
    const withEmail = await createToken(sandbox, { email }, tokens.patient);
    expect(withEmail.json).toMatchObject({ token: tokens.patient });
  });

  it('prefers the email address of the record to the token', async () => {
    const body = { email: 'carrier@example.com', password };
    const { json } = await createToken(createTestSandbox(), body, tokens.patient);
    expect(json).toMatchObject({ token: tokens.carrier, email: 'carrier@example.com' });
  });

  it('registers an account without an email address, because no field is mandatory', async () => {
    const sandbox = createTestSandbox();
    const { json } = await createToken(sandbox, { sessionType: 'WEB' });
    expect(json).not.toHaveProperty('email');
    expect(json).not.toHaveProperty('passwordHint');
    const token = parseToken(json);
    // The same user adds an email address and a password.
    const updated = await createToken(sandbox, { email: 'late@example.com', password: 'x' }, token);
    expect(updated.json).toMatchObject({
      token,
      email: 'late@example.com',
      subscriberId: z.object({ subscriberId: z.number() }).parse(json).subscriberId,
      passwordHint: 'SET',
    });
  });

  it('ignores an invalid token', async () => {
    const { json } = await createToken(createTestSandbox(), { email, password }, '123');
    expect(json).toMatchObject({ token: tokens.patient });
  });

  it('accepts a password hint only if it names a sign-in service', async () => {
    const sandbox = createTestSandbox();
    const set = await createToken(sandbox, { passwordHint: 'CHANGED' }, tokens.patient);
    expect(set.json).toMatchObject({ passwordHint: 'SET' });
    const google = await createToken(sandbox, { passwordHint: 'GOOGLE' }, tokens.patient);
    expect(google.json).toMatchObject({ passwordHint: 'GOOGLE' });
  });
});

describe('a login with multi-factor authentication', () => {
  const body = { email, password };
  function createMfaSandbox() {
    const sandbox = createTestSandbox();
    const account = sandbox.store.get('accounts', 48213);
    if (account) sandbox.store.put('accounts', { ...account, requiresMfa: true });
    return sandbox;
  }

  it('requires the one-time password and refers to it in the error record', async () => {
    const sandbox = createMfaSandbox();
    const { status, json } = await createToken(sandbox, body);
    expect(status).toBe(405);
    expect(json).toMatchObject({
      data: { field: 'oneTimePassword', help: expect.stringContaining('/control/secrets') },
    });
    const { oneTimePassword } = await readSecrets(sandbox, email);
    expect(oneTimePassword).toMatch(/^\d{6}$/);
    const wrong = await createToken(sandbox, { ...body, oneTimePassword: '0' });
    expect(wrong.json).toMatchObject({ data: { field: 'oneTimePassword' } });
    const valid = await createToken(sandbox, { ...body, oneTimePassword });
    expect(valid.json).toMatchObject({ token: tokens.patient });
  });

  it('accepts a one-time password only once', async () => {
    const sandbox = createMfaSandbox();
    await createToken(sandbox, body);
    const { oneTimePassword } = await readSecrets(sandbox, email);
    expect((await createToken(sandbox, { ...body, oneTimePassword })).status).toBe(200);
    expect((await createToken(sandbox, { ...body, oneTimePassword })).status).toBe(405);
  });

  it('does not change the password without the one-time password', async () => {
    const sandbox = createMfaSandbox();
    const changed = { email, oldPassword: password, password: 'new' };
    expect((await createToken(sandbox, changed)).status).toBe(405);
    expect(sandbox.store.get('accounts', 48213)).toMatchObject({ password, passwordHint: 'SET' });
  });
});

describe('POST /token/update', () => {
  const update = (sandbox: TestSandbox, body: object) =>
    callAndValidate(sandbox, 'updateUser', { body });

  it('does not change missing fields and returns the minimal token status', async () => {
    const { json } = await update(createTestSandbox(), { phone: '+15550100099' });
    expect(json).toEqual({
      token: tokens.patient,
      email,
      permissions: [],
      subscriberId: 48213,
      firstName: 'Dana',
      lastName: 'Example',
      phone: '+15550100099',
      gender: 'FEMALE',
      birthday: '1988-04-17',
      cardSuffix: '4242',
      minuteOffset: 0,
      prescriptions: expect.arrayContaining(['PT']),
      searchedCity: 'Lisbon',
      actualCity: 'Lisbon',
      unreadChatMessagesCount: expect.any(Number),
    });
  });

  it('changes the password with oldPassword', async () => {
    const sandbox = createTestSandbox();
    sandbox.clock.advance(60 * 24);
    const body = { oldPassword: password, password: 'new' };
    const { status, json } = await update(sandbox, body);
    expect(status).toBe(200);
    expect(JSON.stringify(json)).not.toMatch(/"new"|horse/);
    const info = await callAndValidate(sandbox, 'verifyEmail', { query: { email } });
    expect(info.json).toEqual({ hint: 'CHANGED', date: '2027-03-03', requiresMFA: false });
    expect((await createToken(sandbox, { email, password })).status).toBe(405);
    expect((await createToken(sandbox, { email, password: 'new' })).status).toBe(200);
  });

  it('refuses a new password without oldPassword or resetPasswordCode, or with a wrong one', async () => {
    const sandbox = createTestSandbox();
    const cases = [
      { sent: {}, field: 'oldPassword' },
      { sent: { oldPassword: 'wrong' }, field: 'oldPassword' },
      { sent: { resetPasswordCode: '000000' }, field: 'resetPasswordCode' },
    ];
    for (const { sent, field } of cases) {
      const { status, json } = await update(sandbox, { password: 'new', ...sent });
      expect(status).toBe(405);
      expect(json).toMatchObject({ data: { field } });
    }
    expect(sandbox.store.get('accounts', 48213)).toMatchObject({ password, passwordHint: 'SET' });
  });

  it('does not treat the same password as a change', async () => {
    const sandbox = createTestSandbox();
    expect((await update(sandbox, { password })).status).toBe(200);
    expect(sandbox.store.get('accounts', 48213)).toMatchObject({ passwordHint: 'SET' });
  });

  it('accepts a new email address that no other account has', async () => {
    const sandbox = createTestSandbox();
    expect((await update(sandbox, { email: 'd@example.com' })).json).toMatchObject({
      email: 'd@example.com',
    });
    const conflict = await update(sandbox, { email: 'Carrier@example.com' });
    expect(conflict.json).toMatchObject({ data: { field: 'email' } });
  });

  it('does not store passwords or codes in the details', async () => {
    const sandbox = createTestSandbox();
    await update(sandbox, { password, oldPassword: 'x', oneTimePassword: 'x', deviceId: 'phone' });
    const names = Object.keys(sandbox.store.get('accounts', 48213)?.details ?? {});
    expect(names).toContain('deviceId');
    expect(names.filter((name) => /password|^email$/i.test(name))).toEqual([]);
  });
});

describe('a forgotten password', () => {
  const requestReset = (sandbox: TestSandbox, emailAddress: string) =>
    callAndValidate(sandbox, 'requestPasswordReset', {
      token: null,
      query: { email: emailAddress },
    });

  it('is changed with a resetPasswordCode and without a token', async () => {
    const sandbox = createTestSandbox();
    expect((await requestReset(sandbox, email)).status).toBe(204);
    const info = await callAndValidate(sandbox, 'verifyEmail', { query: { email } });
    expect(info.json).toMatchObject({ hint: 'PASSWORD_RESET_REQUESTED' });
    const { resetCode } = await readSecrets(sandbox, email);
    // The documentation shows this code.
    expect(resetCode).toBe('481516');
    const record = { email, password: 'horse-battery-correct', resetPasswordCode: `${resetCode} ` };
    expect((await createToken(sandbox, record)).json).toMatchObject({ passwordHint: 'CHANGED' });
    expect((await createToken(sandbox, { email, password })).status).toBe(405);
    // A code is valid for one change only.
    const repeated = await createToken(sandbox, { ...record, password: 'another' });
    expect(repeated.json).toMatchObject({ data: { field: 'resetPasswordCode' } });
  });

  it('is also changed with the code in an update', async () => {
    const sandbox = createTestSandbox();
    await requestReset(sandbox, email);
    const body = { password: 'new', resetPasswordCode: '481516' };
    expect((await callAndValidate(sandbox, 'updateUser', { body })).status).toBe(200);
    expect((await createToken(sandbox, { email, password: 'new' })).status).toBe(200);
  });

  it('is not changed if the code is wrong or was not requested', async () => {
    const sandbox = createTestSandbox();
    const record = { email, password: 'new', resetPasswordCode: '481516' };
    expect((await createToken(sandbox, record)).json).toMatchObject({
      data: { field: 'resetPasswordCode' },
    });
    await requestReset(sandbox, email);
    const wrong = await createToken(sandbox, { ...record, resetPasswordCode: '1' });
    expect(wrong.json).toMatchObject({ data: { field: 'resetPasswordCode' } });
  });

  it('returns the same response for an unknown email address', async () => {
    const sandbox = createTestSandbox();
    const { status } = await requestReset(sandbox, 'nobody@example.com');
    expect(status).toBe(204);
    expect(await readSecrets(sandbox, 'nobody@example.com')).toEqual({});
  });
});

describe('GET /token/verify', () => {
  it('returns the password hint', async () => {
    const { json } = await callAndValidate(createTestSandbox(), 'verifyEmail', {
      query: { email },
    });
    expect(json).toEqual({ hint: 'SET', date: '2026-11-03', requiresMFA: false });
  });

  it('returns an empty object for an unknown email address', async () => {
    const query = { email: 'nobody@example.com' };
    expect((await callAndValidate(createTestSandbox(), 'verifyEmail', { query })).json).toEqual({});
  });
});

describe('POST /token/invalidate', () => {
  it('invalidates the token', async () => {
    const sandbox = createTestSandbox();
    expect((await callAndValidate(sandbox, 'invalidateToken')).status).toBe(204);
    const { status, json } = await callAndValidate(sandbox, 'updateUser', { body: {} });
    expect(status).toBe(405);
    expect(json).toMatchObject({ error: 'SANDBOX_TOKEN_UNKNOWN' });
    const repeated = await createToken(sandbox, { email, password });
    expect(parseToken(repeated.json)).not.toBe(tokens.patient);
  });
});

describe('POST /token/delete-user', () => {
  it('requires the password', async () => {
    const sandbox = createTestSandbox();
    const { status, json } = await callAndValidate(sandbox, 'deleteUser', { body: 'wrong' });
    expect(status).toBe(405);
    expect(json).toMatchObject({ data: { field: 'body' } });
    expect((await callAndValidate(sandbox, 'updateUser', { body: {} })).status).toBe(200);
  });

  it('removes the account and its session, but not its policies', async () => {
    const sandbox = createTestSandbox();
    expect((await callAndValidate(sandbox, 'deleteUser', { body: password })).status).toBe(204);
    expect((await callAndValidate(sandbox, 'updateUser', { body: {} })).status).toBe(405);
    const { json } = await callAndValidate(sandbox, 'verifyEmail', {
      token: tokens.carrier,
      query: { email },
    });
    expect(json).toEqual({});
    expect(sandbox.store.get('policies', 30771)).toBeDefined();
    expect(sandbox.store.list('messages').filter((message) => message.accountId === 48213)).toEqual(
      [],
    );
    const registered = await createToken(sandbox, { email, password: 'other' });
    expect(registered.json).toMatchObject({ email, policies: [] });
  });
});
