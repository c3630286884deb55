import { describe, expect, it } from 'vitest';
import { createMemoryStore } from '../record-store';
import type { Account } from '../sandbox-data';
import { RefusedError } from '../sandbox-response';
import { danaData } from '../seed/dana-data';
import {
  changePassword,
  checkOneTimePassword,
  checkPassword,
  serializePasswordInfo,
  withResetCode,
} from './password';

const now = new Date('2027-03-02T09:10:00Z');
const password = 'correct-horse-battery';

function readAccount(changes: Partial<Account> = {}): Account {
  const [account] = danaData.accounts;
  if (!account) throw new Error('The seed has no Dana');
  return { ...account, ...changes };
}

/** The field that a refused call would name. */
function fieldOf(run: () => unknown): string | undefined {
  try {
    run();
  } catch (error) {
    if (error instanceof RefusedError) return error.refusal.data.field;
    throw error;
  }
  return undefined;
}

describe('a change of password', () => {
  const change = (record: object, account = readAccount()) => changePassword(account, record, now);

  it('«needs oldPassword or resetPasswordCode»', () => {
    const changed = { password: 'new', passwordHint: 'CHANGED', passwordDate: '2027-03-02' };
    expect(change({ password: 'new', oldPassword: password })).toMatchObject(changed);
    const reset = withResetCode(readAccount());
    const record = { password: 'new', resetPasswordCode: reset.resetCode };
    expect(change(record, reset)).toMatchObject({ ...changed, resetCode: undefined });
    expect(fieldOf(() => change({ password: 'new' }))).toBe('oldPassword');
    expect(fieldOf(() => change({ password: 'new', oldPassword: 'x' }, reset))).toBe('oldPassword');
    expect(fieldOf(() => change(record))).toBe('resetPasswordCode');
  });

  it('is none where no other password is sent', () => {
    const account = readAccount();
    for (const record of [{}, { password: '' }, { password }, { oldPassword: 'x' }]) {
      expect(change(record, account)).toBe(account);
    }
  });

  it('of an account without one needs nothing, and sets it', () => {
    const account = readAccount({ password: '' });
    expect(change({ password: 'first' }, account)).toMatchObject({
      password: 'first',
      passwordHint: 'SET',
    });
  });
});

describe('a log-in', () => {
  it('needs the password of the account', () => {
    const account = readAccount();
    expect(checkPassword(account, { password }, now)).toBe(account);
    expect(fieldOf(() => checkPassword(account, { password: 'x' }, now))).toBe('password');
    expect(fieldOf(() => checkPassword(account, { oldPassword: password }, now))).toBe('password');
    expect(fieldOf(() => checkPassword(readAccount({ password: '' }), { password }, now))).toBe(
      'password',
    );
  });

  it('needs the one-time password where the account requires MFA', () => {
    const account = readAccount({ requiresMfa: true, oneTimePassword: '123456' });
    const store = createMemoryStore(danaData);
    const check = (oneTimePassword?: string) =>
      checkOneTimePassword(store, account, { oneTimePassword });
    expect(check('123456').oneTimePassword).toBeUndefined();
    expect(fieldOf(() => check('654321'))).toBe('oneTimePassword');
    expect(fieldOf(() => check())).toBe('oneTimePassword');
    expect(store.get('accounts', account.id)?.oneTimePassword).toBe('123456');
    expect(checkOneTimePassword(store, readAccount(), {})).toEqual(readAccount());
  });
});

describe('the password info', () => {
  it('has hint, date and requiresMFA', () => {
    expect(serializePasswordInfo(withResetCode(readAccount({ requiresMfa: true })))).toEqual({
      hint: 'PASSWORD_RESET_REQUESTED',
      date: '2026-11-03',
      requiresMFA: true,
    });
  });

  it('has no hint where there is no password', () => {
    expect(serializePasswordInfo(undefined)).toEqual({});
    expect(serializePasswordInfo(readAccount({ password: '' }))).toEqual({ requiresMFA: false });
    expect(
      serializePasswordInfo(readAccount({ password: '', passwordHint: 'GOOGLE' })),
    ).toMatchObject({
      hint: 'GOOGLE',
    });
  });
});
