import type { Sandbox } from '../operation-handler';
import type { Store } from '../record-store';
import { findAccountByEmail } from '../rules/registration';
import { danaAccount, sandboxPassword } from '../sandbox-credentials';
import type { Account } from '../sandbox-data';
import { unknownTokenErrorCode, userGoneErrorCode } from '../sandbox-protocol';
import { refuse } from '../sandbox-response';

/** What the console's library sends where nobody typed a token. */
const placeholder = '123';

/** Who makes a call: the account of its token, where there is one. */
export type Identity = { token?: string; caller?: Account };

/** The account of a token, where there is one. */
export function findCaller(store: Store, token: string | undefined): Account | undefined {
  if (token === undefined) return undefined;
  return store.get('accounts', store.get('sessions', token)?.accountId);
}

const reset = 'Reset the sandbox, in its panel or with POST /control/reset.';

/** How to get a token. A log-in with the address of a deleted user would register a new one. */
const describeWay = (store: Store): string =>
  findAccountByEmail(store, danaAccount.email)
    ? `Call POST /token first, with ${danaAccount.email} and ${sandboxPassword}, and send the token of its answer.`
    : `${danaAccount.email} was deleted. ${reset}`;

/** The user whom a token was of in the beginning, where the sandbox has that user no more. */
function findGone({ base, store }: Sandbox, token: string): Account | undefined {
  const session = base.sessions.find(({ id }) => id === token);
  const user = base.accounts.find(({ id }) => id === session?.accountId);
  return user && !store.get('accounts', user.id) ? user : undefined;
}

/** Sees to it that a call has a caller. Refuses it where it has none, and says how to get a token. */
export function requireCaller({ token = '', caller }: Identity, sandbox: Sandbox): void {
  if (caller) return;
  const help = describeWay(sandbox.store);
  if (token === '' || token === placeholder) {
    refuse('SANDBOX_TOKEN_MISSING', 'The call needs an access token in the X-Token header.', {
      field: 'X-Token',
      reason:
        token === placeholder
          ? 'The header holds 123, which the console sends where no token was typed.'
          : 'The header is missing or empty.',
      help,
    });
  }
  const gone = findGone(sandbox, token);
  if (gone) {
    refuse(userGoneErrorCode, 'The user of this access token is not in the sandbox.', {
      field: 'X-Token',
      reason: `${gone.email} was deleted, or is no part of this scenario.`,
      help: `${reset} A log-in would register a new user.`,
    });
  }
  refuse(unknownTokenErrorCode, 'The access token is not valid (any more).', {
    field: 'X-Token',
    reason: 'No session of the sandbox has this token: it is mistyped, or was logged out.',
    help,
  });
}
