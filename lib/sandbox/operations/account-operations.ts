import { reject } from '../api-error';
import type { RequestBody } from '../api-types';
import type { OperationHandlers, PublicCall } from '../operation-handler';
import type { Store } from '../record-store';
import {
  changePassword,
  checkOneTimePassword,
  checkPassword,
  serializePasswordInfo,
  withResetCode,
} from '../rules/password';
import {
  applyUserUpdate,
  changeEmail,
  findAccountByEmail,
  getOrCreateSessionToken,
  registerAccount,
  removeAccount,
} from '../rules/registration';
import { serializeMinimalTokenStatus, serializeTokenStatus } from '../rules/serialize-token-status';
import { createUserArchive } from '../rules/user-archive';
import type { Account } from '../sandbox-data';
import { bytes, json, noContent } from '../sandbox-response';

type Ids =
  | 'createToken'
  | 'updateUser'
  | 'requestPasswordReset'
  | 'verifyEmail'
  | 'invalidateToken'
  | 'deleteUser'
  | 'downloadUserData';

/**
 * Returns the account of a user update record after logging it in or registering it. The email address of the record
 * takes precedence over the token: it logs in if an account has it, and registers otherwise. Without an email address,
 * the token identifies the account. Without either, the sandbox registers an account without an address, because no
 * field of the record is documented as mandatory.
 * @throws {ApiError} if the password, a code or the email address is not valid
 */
function loginOrRegister(call: PublicCall<'createToken'>): Account {
  const { store, caller, body, now } = call;
  const account = body.email === undefined ? caller : findAccountByEmail(store, body.email);
  if (!account) {
    // The record adds an email address to an account that was registered without one.
    if (caller?.email === '') return updateAccount(call, caller, body);
    return registerAccount(store, body, now);
  }
  const isCaller = account.id === caller?.id;
  if (isCaller && (body.email === undefined || !body.password)) {
    return applyUserUpdate(changePassword(account, body, now), body);
  }
  const loggedIn = checkPassword(account, body, now);
  return applyUserUpdate(isCaller ? loggedIn : checkOneTimePassword(store, loggedIn, body), body);
}

/** Returns the account after a user update record. Throws a `ApiError` if the record cannot change it. */
function updateAccount(
  { store, now }: { store: Store; now: Date },
  account: Account,
  record: RequestBody<'updateUser'>,
): Account {
  return applyUserUpdate(
    changePassword(changeEmail(store, account, record.email), record, now),
    record,
  );
}

/** The operations of a user's own account (specification: portal.txt, section 7). */
export const accountOperations: OperationHandlers<Ids> = {
  createToken: (call) => {
    const { store, caller, token } = call;
    const account = loginOrRegister(call);
    store.put('accounts', account);
    const isOwnToken = token !== undefined && account.id === caller?.id;
    return json(
      serializeTokenStatus(
        call,
        account,
        isOwnToken ? token : getOrCreateSessionToken(store, account.id),
      ),
    );
  },

  updateUser: (call) => {
    const account = updateAccount(call, call.caller, call.body);
    call.store.put('accounts', account);
    return json(serializeMinimalTokenStatus(call, account, call.token));
  },

  // Unknown addresses get the same response, so that it does not reveal who is registered.
  requestPasswordReset: ({ store, query }) => {
    const account = findAccountByEmail(store, query.email);
    if (account) store.put('accounts', withResetCode(account));
    return noContent();
  },

  verifyEmail: ({ store, query }) =>
    json(serializePasswordInfo(findAccountByEmail(store, query.email))),

  invalidateToken: ({ store, token }) => {
    store.remove('sessions', token);
    return noContent();
  },

  deleteUser: ({ store, caller, body }) => {
    if (body !== caller.password) {
      reject('SANDBOX_PASSWORD_WRONG', 'Deleting a user needs the password as confirmation.', {
        field: 'body',
        reason:
          caller.password === ''
            ? 'The account has no password: send an empty JSON text.'
            : 'The body is the password of the account as a JSON text, and this one is wrong.',
      });
    }
    removeAccount(store, caller.id);
    return noContent();
  },

  downloadUserData: (call) =>
    bytes(createUserArchive(call, call.caller), 'application/zip', 'user-data.zip'),
};
