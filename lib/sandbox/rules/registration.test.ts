import { describe, expect, it } from 'vitest';
import { ApiError } from '../api-error';
import { createMemoryStore } from '../record-store';
import { danaData } from '../seed/dana-data';
import {
  applyUserUpdate,
  changeEmail,
  findAccountByEmail,
  getOrCreateSessionToken,
  registerAccount,
  removeAccount,
} from './registration';

const now = new Date('2027-03-02T09:10:00Z');

function createStoreWithAccount() {
  const store = createMemoryStore(danaData);
  const account = store.get('accounts', 48213);
  if (!account) throw new Error('The seed has no account 48213');
  return { store, account };
}

describe('a registration', () => {
  it('is found by its email address, ignoring case', () => {
    const { store, account } = createStoreWithAccount();
    expect(findAccountByEmail(store, 'DANA@example.com')).toBe(account);
    expect(findAccountByEmail(store, 'nobody@example.com')).toBeUndefined();
  });

  it('requires no field of the user update record', () => {
    const { store } = createStoreWithAccount();
    expect(registerAccount(store, {}, now)).toMatchObject({
      email: '',
      password: '',
      created: '2027-03-02T09:10:00Z',
      policyIds: [],
      permissions: [],
    });
  });

  it('stores the fields that are sent, except for passwords and codes', () => {
    const { account } = createStoreWithAccount();
    const { details, email, password } = applyUserUpdate(account, {
      email: 'other@example.com',
      password: 'new',
      oldPassword: 'old',
      resetPasswordCode: '1',
      oneTimePassword: '2',
      firstName: 'Dan',
    });
    expect({ email, password }).toEqual({ email: account.email, password: account.password });
    expect(details).toEqual({ ...account.details, firstName: 'Dan' });
  });

  it('has an email address that no other account has', () => {
    const { store, account } = createStoreWithAccount();
    expect(changeEmail(store, account, undefined)).toBe(account);
    expect(changeEmail(store, account, 'Dana@example.com').email).toBe('Dana@example.com');
    expect(() => changeEmail(store, account, 'support@example.com')).toThrow(ApiError);
  });
});

describe('a session', () => {
  it('is the existing one, or a new one with a token that contains an id', () => {
    const { store, account } = createStoreWithAccount();
    expect(getOrCreateSessionToken(store, account.id)).toBe('5f0f8a4e-example-token');
    store.remove('sessions', '5f0f8a4e-example-token');
    const token = getOrCreateSessionToken(store, account.id);
    expect(token).toMatch(/^sandbox-\d+$/);
    expect(store.get('sessions', token)).toEqual({ id: token, accountId: account.id });
  });

  it('is removed with the account, and so is the chat', () => {
    const { store, account } = createStoreWithAccount();
    removeAccount(store, account.id);
    expect(findAccountByEmail(store, account.email)).toBeUndefined();
    expect(store.list('sessions').some(({ accountId }) => accountId === account.id)).toBe(false);
    expect(store.list('messages').some(({ accountId }) => accountId === account.id)).toBe(false);
    expect(store.list('policies')).toEqual(danaData.policies);
  });
});
