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
import { bytes, json, noContent, refuse } from '../sandbox-response';

type Ids =
  | 'createToken'
  | 'updateUser'
  | 'requestPasswordReset'
  | 'verifyEmail'
  | 'invalidateToken'
  | 'deleteUser'
  | 'downloadUserData';

/**
 * Whom a user update record is from. The e-mail address in it goes before the token of the call: it logs in where an
 * account has it, and registers where none has. Without an address the token says who it is. With neither, the
 * sandbox registers somebody without an address, as no field of the record is published as mandatory.
 */
function admit(call: PublicCall<'createToken'>): Account {
  const { store, caller, body, now } = call;
  const account = body.email === undefined ? caller : findAccountByEmail(store, body.email);
  if (!account) {
    // Somebody who came without an address, and gives one now, stays the same user.
    if (caller?.email === '') return update(call, caller, body);
    return registerAccount(store, body, now);
  }
  const isCaller = account.id === caller?.id;
  if (isCaller && (body.email === undefined || !body.password)) {
    return applyUserUpdate(changePassword(account, body, now), body);
  }
  const admitted = checkPassword(account, body, now);
  return applyUserUpdate(isCaller ? admitted : checkOneTimePassword(store, admitted, body), body);
}

/** The account after a user update record; ends the call where the record may not change it. */
function update(
  { store, now }: { store: Store; now: Date },
  account: Account,
  record: RequestBody<'updateUser'>,
): Account {
  return applyUserUpdate(
    changePassword(changeEmail(store, account, record.email), record, now),
    record,
  );
}

/** The operations of a user's own account (specification, section 7). */
export const accountOperations: OperationHandlers<Ids> = {
  createToken: (call) => {
    const { store, caller, token } = call;
    const account = admit(call);
    store.put('accounts', account);
    const own = token !== undefined && account.id === caller?.id;
    return json(
      serializeTokenStatus(call, account, own ? token : getOrCreateSessionToken(store, account.id)),
    );
  },

  updateUser: (call) => {
    const account = update(call, call.caller, call.body);
    call.store.put('accounts', account);
    return json(serializeMinimalTokenStatus(call, account, call.token));
  },

  // The answer is the same for an address that nobody has: it does not tell who is registered.
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
      refuse('SANDBOX_PASSWORD_WRONG', 'Deleting a user needs the password as confirmation.', {
        field: 'body',
        reason:
          caller.password === ''
            ? 'The account has no password: send an empty JSON text.'
            : 'The body is the password of the account as a JSON text, and this one is not right.',
      });
    }
    removeAccount(store, caller.id);
    return noContent();
  },

  downloadUserData: (call) =>
    bytes(createUserArchive(call, call.caller), 'application/zip', 'user-data.zip'),
};
