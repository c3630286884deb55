import { describe, expect, it } from 'vitest';
import { createMemoryStore } from '../record-store';
import { RefusedError } from '../sandbox-response';
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

function createStage() {
  const store = createMemoryStore(danaData);
  const account = store.get('accounts', 48213);
  if (!account) throw new Error('The seed has no Dana');
  return { store, account };
}

describe('a registration', () => {
  it('is found by its e-mail address, in capitals too', () => {
    const { store, account } = createStage();
    expect(findAccountByEmail(store, 'DANA@example.com')).toBe(account);
    expect(findAccountByEmail(store, 'nobody@example.com')).toBeUndefined();
  });

  it('needs no field of the user update record', () => {
    const { store } = createStage();
    expect(registerAccount(store, {}, now)).toMatchObject({
      email: '',
      password: '',
      created: '2027-03-02T09:10:00Z',
      policyIds: [],
      permissions: [],
    });
  });

  it('takes over what is sent, without passwords and codes', () => {
    const { account } = createStage();
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

  it('has an e-mail address that no other account has', () => {
    const { store, account } = createStage();
    expect(changeEmail(store, account, undefined)).toBe(account);
    expect(changeEmail(store, account, 'Dana@example.com').email).toBe('Dana@example.com');
    expect(() => changeEmail(store, account, 'support@example.com')).toThrow(RefusedError);
  });
});

describe('a session', () => {
  it('is the live one, or a new one whose token is made of an id', () => {
    const { store, account } = createStage();
    expect(getOrCreateSessionToken(store, account.id)).toBe('5f0f8a4e-example-token');
    store.remove('sessions', '5f0f8a4e-example-token');
    const token = getOrCreateSessionToken(store, account.id);
    expect(token).toMatch(/^sandbox-\d+$/);
    expect(store.get('sessions', token)).toEqual({ id: token, accountId: account.id });
  });

  it('ends with the account, as its chat does', () => {
    const { store, account } = createStage();
    removeAccount(store, account.id);
    expect(findAccountByEmail(store, account.email)).toBeUndefined();
    expect(store.list('sessions').some(({ accountId }) => accountId === account.id)).toBe(false);
    expect(store.list('messages').some(({ accountId }) => accountId === account.id)).toBe(false);
    expect(store.list('policies')).toEqual(danaData.policies);
  });
});
