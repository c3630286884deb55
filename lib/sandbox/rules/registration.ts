import type { Schemas } from '../api-types';
import type { Sandbox } from '../operation-handler';
import type { Store } from '../record-store';
import type { Account } from '../sandbox-data';
import { refuse } from '../sandbox-response';
import { toTimestamp } from '../timestamps';
import { makeAccount } from './make-account';

type Record = Schemas['UserUpdateRecord'];

/** The account of an e-mail address. Capitals make no difference. */
export function findAccountByEmail(store: Store, email: string): Account | undefined {
  const wanted = email.toLowerCase();
  return store.list('accounts').find((account) => account.email.toLowerCase() === wanted);
}

/** Hints that name a sign-in service. The others say how the password stands, which no record decides. */
const services: ReadonlySet<unknown> = new Set(['FACEBOOK', 'GOOGLE', 'APPLE', 'OAUTH2']);

/**
 * The account with what a user update record says of the user, but for e-mail address and passwords. Missing fields
 * stay as they are. A password hint is taken only where it names a sign-in service.
 */
export function applyUserUpdate(account: Account, record: Record): Account {
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
    actualCity: details.city ?? account.actualCity,
    passwordHint: passwordHint && services.has(passwordHint) ? passwordHint : account.passwordHint,
    details: { ...account.details, ...details },
  };
}

/** The account with the e-mail address of a record. Ends the call where another account has that address. */
export function changeEmail(store: Store, account: Account, email: string | undefined): Account {
  if (email === undefined) return account;
  const holder = findAccountByEmail(store, email);
  if (holder && holder.id !== account.id) {
    refuse('SANDBOX_EMAIL_TAKEN', 'Another account has this e-mail address.', {
      field: 'email',
      reason: 'An e-mail address belongs to one account.',
      found: email,
    });
  }
  return { ...account, email };
}

/**
 * A new account of a user update record. None of its fields is published as mandatory, so the sandbox registers
 * users without password, and even without e-mail address.
 */
export function registerAccount(store: Store, record: Record, now: Date): Account {
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

/** The token of an account: that of its live session, or of a new one. */
export function getOrCreateSessionToken(store: Store, accountId: number): string {
  const live = store.list('sessions').find((session) => session.accountId === accountId);
  if (live) return live.id;
  const id = `sandbox-${store.nextId()}`;
  store.put('sessions', { id, accountId });
  return id;
}

/**
 * Opens a session again with which the scenario began, so that its token is valid after a log-out. No operation of the
 * API does this.
 * @returns whether it is open: not where the scenario had no such session, or the account is gone
 */
export function restoreSession({ store, base }: Sandbox, token: string | undefined): boolean {
  const session = base.sessions.find(({ id }) => id === token);
  if (!session || !store.get('accounts', session.accountId)) return false;
  if (!store.get('sessions', session.id)) store.put('sessions', session);
  return true;
}

/** Removes an account with its sessions and its chat. Policies stay: they cannot be deleted. */
export function removeAccount(store: Store, accountId: number): void {
  for (const table of ['sessions', 'messages'] as const) {
    for (const record of store.list(table)) {
      if (record.accountId === accountId) store.remove(table, record.id);
    }
  }
  store.remove('accounts', accountId);
}
