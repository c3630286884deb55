import { describe, expect, it } from 'vitest';
import {
  createTestSandbox,
  type TestSandbox,
  tokens,
} from '../../../tests/support/sandbox/test-sandbox';
import { expectToSatisfyApiSpec } from '../../../tests/support/sandbox-contract/expect-to-satisfy-api-spec';

const email = 'dana@example.com';
const password = 'correct-horse-battery';

/** Makes a call, and sees to it that its answer fits the description. */
async function send(sandbox: TestSandbox, ...[id, sent]: Parameters<TestSandbox['call']>) {
  const answer = await sandbox.call(id, sent);
  await expectToSatisfyApiSpec(id, answer);
  return answer;
}

const createToken = (sandbox: TestSandbox, body: object, token: string | null = null) =>
  send(sandbox, 'createToken', { token, body });

const readToken = (json: unknown): string => String(Object(json).token);

/** The secrets that the sandbox shows of an account. */
async function readSecrets(sandbox: TestSandbox, of: string): Promise<Record<string, string>> {
  const response = await sandbox.fetch(new Request('http://sandbox/control/secrets'));
  const secrets: Array<Record<string, string>> = await response.json();
  return secrets.find((secret) => secret.email === of) ?? {};
}

describe('POST /token', () => {
  it('logs in by e-mail address and password, with the token of the live session', async () => {
    const { status, json } = await createToken(createTestSandbox(), { email, password });
    expect(status).toBe(200);
    expect(json).toMatchObject({ token: tokens.dana, email, subscriberId: 48213 });
  });

  it('takes over what a registration says where the account is there already', async () => {
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

  it('registers a user whose address no account has', async () => {
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
    const token = readToken(json);
    expect(token).toMatch(/^sandbox-\d+$/);
    expect((await send(sandbox, 'updateUser', { token, body: {} })).status).toBe(200);
    expect(readToken((await createToken(sandbox, body)).json)).toBe(token);
  });

  it('refuses a wrong password, and a missing one, by the field', async () => {
    const sandbox = createTestSandbox();
    for (const body of [{ email, password: 'wrong' }, { email }]) {
      const { status, json } = await createToken(sandbox, body);
      expect(status).toBe(405);
      expect(json).toMatchObject({ data: { field: 'password' } });
      expect(JSON.stringify(json)).not.toContain(password);
    }
    const held = await createToken(sandbox, { email, password: 'wrong' }, tokens.dana);
    expect(held.json).toMatchObject({ data: { field: 'password' } });
  });

  it('has an optional token: a valid one answers for its account', async () => {
    const sandbox = createTestSandbox();
    const { json } = await createToken(sandbox, { firstName: 'Dan' }, tokens.dana);
    expect(json).toMatchObject({ token: tokens.dana, firstName: 'Dan', lastName: 'Example' });
    const own = await createToken(sandbox, { email }, tokens.dana);
    expect(own.json).toMatchObject({ token: tokens.dana });
  });

  it('lets the address of the record go before the token of the call', async () => {
    const body = { email: 'carrier@example.com', password };
    const { json } = await createToken(createTestSandbox(), body, tokens.dana);
    expect(json).toMatchObject({ token: tokens.carrier, email: 'carrier@example.com' });
  });

  it('has no mandatory field: a record without an address registers somebody without one', async () => {
    const sandbox = createTestSandbox();
    const { json } = await createToken(sandbox, { sessionType: 'WEB' });
    expect(json).not.toHaveProperty('email');
    expect(json).not.toHaveProperty('passwordHint');
    const token = readToken(json);
    // The same user, with an address and a password now.
    const named = await createToken(sandbox, { email: 'late@example.com', password: 'x' }, token);
    expect(named.json).toMatchObject({
      token,
      email: 'late@example.com',
      subscriberId: Object(json).subscriberId,
      passwordHint: 'SET',
    });
  });

  it('counts a token that is not valid as none', async () => {
    const { json } = await createToken(createTestSandbox(), { email, password }, '123');
    expect(json).toMatchObject({ token: tokens.dana });
  });

  it('takes a password hint only of a sign-in service', async () => {
    const sandbox = createTestSandbox();
    const set = await createToken(sandbox, { passwordHint: 'CHANGED' }, tokens.dana);
    expect(set.json).toMatchObject({ passwordHint: 'SET' });
    const google = await createToken(sandbox, { passwordHint: 'GOOGLE' }, tokens.dana);
    expect(google.json).toMatchObject({ passwordHint: 'GOOGLE' });
  });
});

describe('a log-in with multi-factor authentication', () => {
  const body = { email, password };
  function createMfaSandbox() {
    const sandbox = createTestSandbox();
    const account = sandbox.store.get('accounts', 48213);
    if (account) sandbox.store.put('accounts', { ...account, requiresMfa: true });
    return sandbox;
  }

  it('needs the one-time password, and says where it is', async () => {
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
    const right = await createToken(sandbox, { ...body, oneTimePassword });
    expect(right.json).toMatchObject({ token: tokens.dana });
  });

  it('takes a one-time password once', async () => {
    const sandbox = createMfaSandbox();
    await createToken(sandbox, body);
    const { oneTimePassword } = await readSecrets(sandbox, email);
    expect((await createToken(sandbox, { ...body, oneTimePassword })).status).toBe(200);
    expect((await createToken(sandbox, { ...body, oneTimePassword })).status).toBe(405);
  });

  it('changes no password before the one-time password is right', async () => {
    const sandbox = createMfaSandbox();
    const changed = { email, oldPassword: password, password: 'new' };
    expect((await createToken(sandbox, changed)).status).toBe(405);
    expect(sandbox.store.get('accounts', 48213)).toMatchObject({ password, passwordHint: 'SET' });
  });
});

describe('POST /token/update', () => {
  const update = (sandbox: TestSandbox, body: object) => send(sandbox, 'updateUser', { body });

  it('leaves missing fields as they are, and answers with the minimal token status', async () => {
    const { json } = await update(createTestSandbox(), { phone: '+15550100099' });
    expect(json).toEqual({
      token: tokens.dana,
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

  it('changes a password by oldPassword', async () => {
    const sandbox = createTestSandbox();
    sandbox.clock.advance(60 * 24);
    const body = { oldPassword: password, password: 'new' };
    const { status, json } = await update(sandbox, body);
    expect(status).toBe(200);
    expect(JSON.stringify(json)).not.toMatch(/"new"|horse/);
    const info = await send(sandbox, 'verifyEmail', { query: { email } });
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

  it('counts the same password as no change', async () => {
    const sandbox = createTestSandbox();
    expect((await update(sandbox, { password })).status).toBe(200);
    expect(sandbox.store.get('accounts', 48213)).toMatchObject({ passwordHint: 'SET' });
  });

  it('takes a new e-mail address that nobody has', async () => {
    const sandbox = createTestSandbox();
    expect((await update(sandbox, { email: 'd@example.com' })).json).toMatchObject({
      email: 'd@example.com',
    });
    const taken = await update(sandbox, { email: 'Carrier@example.com' });
    expect(taken.json).toMatchObject({ data: { field: 'email' } });
  });

  it('keeps no field that holds a password or a code', async () => {
    const sandbox = createTestSandbox();
    await update(sandbox, { password, oldPassword: 'x', oneTimePassword: 'x', deviceId: 'phone' });
    const names = Object.keys(sandbox.store.get('accounts', 48213)?.details ?? {});
    expect(names).toContain('deviceId');
    expect(names.filter((name) => /password|^email$/i.test(name))).toEqual([]);
  });
});

describe('a forgotten password', () => {
  const request = (sandbox: TestSandbox, of: string) =>
    send(sandbox, 'requestPasswordReset', { token: null, query: { email: of } });

  it('is changed by a resetPasswordCode, with no token', async () => {
    const sandbox = createTestSandbox();
    expect((await request(sandbox, email)).status).toBe(204);
    const info = await send(sandbox, 'verifyEmail', { query: { email } });
    expect(info.json).toMatchObject({ hint: 'PASSWORD_RESET_REQUESTED' });
    const { resetCode } = await readSecrets(sandbox, email);
    // The code of the samples of the documentation.
    expect(resetCode).toBe('481516');
    const record = { email, password: 'horse-battery-correct', resetPasswordCode: `${resetCode} ` };
    expect((await createToken(sandbox, record)).json).toMatchObject({ passwordHint: 'CHANGED' });
    expect((await createToken(sandbox, { email, password })).status).toBe(405);
    // A code is good for one change.
    const again = await createToken(sandbox, { ...record, password: 'another' });
    expect(again.json).toMatchObject({ data: { field: 'resetPasswordCode' } });
  });

  it('is changed by the code in an update as well', async () => {
    const sandbox = createTestSandbox();
    await request(sandbox, email);
    const body = { password: 'new', resetPasswordCode: '481516' };
    expect((await send(sandbox, 'updateUser', { body })).status).toBe(200);
    expect((await createToken(sandbox, { email, password: 'new' })).status).toBe(200);
  });

  it('stays as it is where the code is wrong or was not asked for', async () => {
    const sandbox = createTestSandbox();
    const record = { email, password: 'new', resetPasswordCode: '481516' };
    expect((await createToken(sandbox, record)).json).toMatchObject({
      data: { field: 'resetPasswordCode' },
    });
    await request(sandbox, email);
    const wrong = await createToken(sandbox, { ...record, resetPasswordCode: '1' });
    expect(wrong.json).toMatchObject({ data: { field: 'resetPasswordCode' } });
  });

  it('of an unknown address is answered like any other', async () => {
    const sandbox = createTestSandbox();
    const { status } = await request(sandbox, 'nobody@example.com');
    expect(status).toBe(204);
    expect(await readSecrets(sandbox, 'nobody@example.com')).toEqual({});
  });
});

describe('GET /token/verify', () => {
  it('returns the password hint', async () => {
    const { json } = await send(createTestSandbox(), 'verifyEmail', { query: { email } });
    expect(json).toEqual({ hint: 'SET', date: '2026-11-03', requiresMFA: false });
  });

  it('knows nothing of an address that no account has', async () => {
    const query = { email: 'nobody@example.com' };
    expect((await send(createTestSandbox(), 'verifyEmail', { query })).json).toEqual({});
  });
});

describe('POST /token/invalidate', () => {
  it('ends the token: the next call with it is refused', async () => {
    const sandbox = createTestSandbox();
    expect((await send(sandbox, 'invalidateToken')).status).toBe(204);
    const { status, json } = await send(sandbox, 'updateUser', { body: {} });
    expect(status).toBe(405);
    expect(json).toMatchObject({ error: 'SANDBOX_TOKEN_UNKNOWN' });
    const again = await createToken(sandbox, { email, password });
    expect(readToken(again.json)).not.toBe(tokens.dana);
  });
});

describe('POST /token/delete-user', () => {
  it('needs the password', async () => {
    const sandbox = createTestSandbox();
    const { status, json } = await send(sandbox, 'deleteUser', { body: 'wrong' });
    expect(status).toBe(405);
    expect(json).toMatchObject({ data: { field: 'body' } });
    expect((await send(sandbox, 'updateUser', { body: {} })).status).toBe(200);
  });

  it('makes address and token unknown, and keeps the policy', async () => {
    const sandbox = createTestSandbox();
    expect((await send(sandbox, 'deleteUser', { body: password })).status).toBe(204);
    expect((await send(sandbox, 'updateUser', { body: {} })).status).toBe(405);
    const { json } = await send(sandbox, 'verifyEmail', {
      token: tokens.carrier,
      query: { email },
    });
    expect(json).toEqual({});
    expect(sandbox.store.get('policies', 30771)).toBeDefined();
    expect(sandbox.store.list('messages').filter((one) => one.accountId === 48213)).toEqual([]);
    const anew = await createToken(sandbox, { email, password: 'other' });
    expect(anew.json).toMatchObject({ email, policies: [] });
  });
});
