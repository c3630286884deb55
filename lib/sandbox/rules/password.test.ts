import { describe, expect, it } from 'vitest';
import { ApiError } from '../api-error';
import { createMemoryStore } from '../record-store';
import type { Account } from '../sandbox-data';
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
  if (!account) throw new Error('The seed has no data of Dana');
  return { ...account, ...changes };
}

/** Returns the field that the error record of a refused call names. */
function getRefusedField(run: () => unknown): string | undefined {
  try {
    run();
  } catch (error) {
    if (error instanceof ApiError) return error.details.data.field;
    throw error;
  }
  return undefined;
}

describe('changePassword', () => {
  const change = (record: object, account = readAccount()) => changePassword(account, record, now);

  it('requires oldPassword or resetPasswordCode', () => {
    const changed = { password: 'new', passwordHint: 'CHANGED', passwordDate: '2027-03-02' };
    expect(change({ password: 'new', oldPassword: password })).toMatchObject(changed);
    const resetAccount = withResetCode(readAccount());
    const record = { password: 'new', resetPasswordCode: resetAccount.resetCode };
    expect(change(record, resetAccount)).toMatchObject(changed);
    expect(change(record, resetAccount).resetCode).toBeUndefined();
    expect(getRefusedField(() => change({ password: 'new' }))).toBe('oldPassword');
    expect(getRefusedField(() => change({ password: 'new', oldPassword: 'x' }, resetAccount))).toBe(
      'oldPassword',
    );
    expect(getRefusedField(() => change(record))).toBe('resetPasswordCode');
  });

  it('returns the account unchanged if no other password is sent', () => {
    const account = readAccount();
    for (const record of [{}, { password: '' }, { password }, { oldPassword: 'x' }]) {
      expect(change(record, account)).toBe(account);
    }
  });

  it('sets the first password without further conditions', () => {
    const account = readAccount({ password: '' });
    expect(change({ password: 'first' }, account)).toMatchObject({
      password: 'first',
      passwordHint: 'SET',
    });
  });
});

describe('a login', () => {
  it('requires the password of the account', () => {
    const account = readAccount();
    expect(checkPassword(account, { password }, now)).toBe(account);
    expect(getRefusedField(() => checkPassword(account, { password: 'x' }, now))).toBe('password');
    expect(getRefusedField(() => checkPassword(account, { oldPassword: password }, now))).toBe(
      'password',
    );
    expect(
      getRefusedField(() => checkPassword(readAccount({ password: '' }), { password }, now)),
    ).toBe('password');
  });

  it('requires the one-time password if the account requires MFA', () => {
    const account = readAccount({ requiresMfa: true, oneTimePassword: '123456' });
    const store = createMemoryStore(danaData);
    const check = (oneTimePassword?: string) =>
      checkOneTimePassword(store, account, { oneTimePassword });
    expect(check('123456').oneTimePassword).toBeUndefined();
    expect(getRefusedField(() => check('654321'))).toBe('oneTimePassword');
    expect(getRefusedField(() => check())).toBe('oneTimePassword');
    expect(store.get('accounts', account.id)?.oneTimePassword).toBe('123456');
    expect(checkOneTimePassword(store, readAccount(), {})).toEqual(readAccount());
  });
});

describe('the password info', () => {
  it('has the hint, the date, and requiresMFA', () => {
    expect(serializePasswordInfo(withResetCode(readAccount({ requiresMfa: true })))).toEqual({
      hint: 'PASSWORD_RESET_REQUESTED',
      date: '2026-11-03',
      requiresMFA: true,
    });
  });

  it('has no hint if there is no password', () => {
    expect(serializePasswordInfo(undefined)).toEqual({});
    expect(serializePasswordInfo(readAccount({ password: '' }))).toEqual({ requiresMFA: false });
    expect(
      serializePasswordInfo(readAccount({ password: '', passwordHint: 'GOOGLE' })),
    ).toMatchObject({
      hint: 'GOOGLE',
    });
  });
});
