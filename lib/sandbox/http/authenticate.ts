import { tokenPlaceholder } from '../../api/call/credentials';
import { sandboxUsers } from '../../api/users/users';
import { reject } from '../api-error';
import type { Sandbox } from '../operation-handler';
import type { Store } from '../record-store';
import { findAccountByEmail } from '../rules/registration';
import { sandboxPassword } from '../sandbox-credentials';
import type { Account } from '../sandbox-data';
import { tokenHeader, unknownTokenErrorCode, userGoneErrorCode } from '../sandbox-protocol';

/** The token of a call and the account to which it belongs. */
export type Identity = { token?: string | undefined; caller?: Account | undefined };

/** Returns the account to which a token belongs. */
export function findCaller(store: Store, token: string | undefined): Account | undefined {
  if (token === undefined) return undefined;
  return store.get('accounts', store.get('sessions', token)?.accountId);
}

const reset = 'Reset the sandbox, in its panel or with POST /control/reset.';

/** Describes how to get a token. If Dana was deleted, a login with her email would register a new user. */
const describeLogin = (store: Store): string =>
  findAccountByEmail(store, sandboxUsers.patient.email)
    ? `Call POST /token first, with ${sandboxUsers.patient.email} and ${sandboxPassword}, and send the token from its response.`
    : `${sandboxUsers.patient.email} was deleted. ${reset}`;

/** Returns the user to whom a token belonged at the start, if the sandbox no longer has that user. */
function findMissingUser({ base, store }: Sandbox, token: string): Account | undefined {
  const session = base.sessions.find(({ id }) => id === token);
  const user = base.accounts.find(({ id }) => id === session?.accountId);
  return user && !store.get('accounts', user.id) ? user : undefined;
}

/** Refuses a call without a caller; the error record describes how to get a token. */
export function requireCaller({ token = '', caller }: Identity, sandbox: Sandbox): void {
  if (caller) return;
  const help = describeLogin(sandbox.store);
  if (token === '' || token === tokenPlaceholder) {
    reject('SANDBOX_TOKEN_MISSING', 'The call needs an access token in the X-Token header.', {
      field: tokenHeader,
      reason:
        token === tokenPlaceholder
          ? `The header holds ${tokenPlaceholder}, the placeholder of samples.`
          : 'The header is missing or empty.',
      help,
    });
  }
  const missingUser = findMissingUser(sandbox, token);
  if (missingUser) {
    reject(userGoneErrorCode, 'The user of this access token is not in the sandbox.', {
      field: tokenHeader,
      reason: `${missingUser.email} was deleted, or is not part of this scenario.`,
      help: `${reset} A login would register a new user.`,
    });
  }
  reject(unknownTokenErrorCode, 'The access token is invalid or has expired.', {
    field: tokenHeader,
    reason: 'No session of the sandbox has this token: it is mistyped, or was logged out.',
    help,
  });
}
