import { reject } from '../api-error';
import type { Schemas } from '../api-types';
import type { Sandbox } from '../operation-handler';
import type { Store } from '../record-store';
import type { Account } from '../sandbox-data';
import { toTimestamp } from '../timestamps';
import { makeAccount } from './make-account';

type UserUpdateRecord = Schemas['UserUpdateRecord'];

/** Returns the account with an email address, ignoring case. */
export function findAccountByEmail(store: Store, email: string): Account | undefined {
  const wanted = email.toLowerCase();
  return store.list('accounts').find((account) => account.email.toLowerCase() === wanted);
}

/** Password hints that name a sign-in service. The other hints follow from the password and cannot be sent. */
const signInServices: ReadonlySet<unknown> = new Set(['FACEBOOK', 'GOOGLE', 'APPLE', 'OAUTH2']);

/**
 * Returns the account with the details of a user update record, except for the email address and the passwords. Missing
 * fields do not change. A password hint is only used if it names a sign-in service.
 */
export function applyUserUpdate(account: Account, record: UserUpdateRecord): Account {
  const {
    email: _email,
    password: _password,
    oldPassword: _oldPassword,
    resetPasswordCode: _code,
    oneTimePassword: _oneTime,
    passwordHint,
    ...details
  } = record;
  return {
    ...account,
    ...(details.city !== undefined && { actualCity: details.city }),
    passwordHint:
      passwordHint && signInServices.has(passwordHint) ? passwordHint : account.passwordHint,
    details: { ...account.details, ...details },
  };
}

/** Returns the account with a new email address. Throws a `ApiError` if another account has the address. */
export function changeEmail(store: Store, account: Account, email: string | undefined): Account {
  if (email === undefined) return account;
  const owner = findAccountByEmail(store, email);
  if (owner && owner.id !== account.id) {
    reject('SANDBOX_EMAIL_TAKEN', 'Another account has this email address.', {
      field: 'email',
      reason: 'An email address can belong to only one account.',
      found: email,
    });
  }
  return { ...account, email };
}

/**
 * Returns a new account for a user update record. None of its fields is documented as mandatory, so the sandbox also
 * registers users without a password or an email address.
 */
export function registerAccount(store: Store, record: UserUpdateRecord, now: Date): Account {
  const account = makeAccount({
    id: store.nextId(),
    email: record.email ?? '',
    password: record.password ?? '',
    created: toTimestamp(now),
    policyIds: [],
    details: {},
  });
  return applyUserUpdate(account, record);
}

/** Returns the token of the account's session, and creates the session if there is none. */
export function getOrCreateSessionToken(store: Store, accountId: number): string {
  const session = store.list('sessions').find((candidate) => candidate.accountId === accountId);
  if (session) return session.id;
  const id = `sandbox-${store.nextId()}`;
  store.put('sessions', { id, accountId });
  return id;
}

/**
 * Restores a session of the scenario, so that its token is valid again after a logout. No operation of the API does
 * this.
 * @returns whether the session is valid: the scenario contains it, and its account still exists
 */
export function restoreSession({ store, base }: Sandbox, token: string | undefined): boolean {
  const session = base.sessions.find(({ id }) => id === token);
  if (!session || !store.get('accounts', session.accountId)) return false;
  if (!store.get('sessions', session.id)) store.put('sessions', session);
  return true;
}

/** Removes an account with its sessions and its chat. Its policies are not removed. */
export function removeAccount(store: Store, accountId: number): void {
  for (const table of ['sessions', 'messages'] as const) {
    for (const record of store.list(table)) {
      if (record.accountId === accountId) store.remove(table, record.id);
    }
  }
  store.remove('accounts', accountId);
}
