import { refuse } from '../answer';
import { sandboxPassword } from '../credentials';
import type { Store } from '../store';
import type { Account } from '../world';

/** What the console's library sends where nobody typed a token. */
const placeholder = '123';

/** Who makes a call: the account of its token, where there is one. */
export type Identity = { token?: string; caller?: Account };

/** The account of a token, where there is one. */
export function findCaller(store: Store, token: string | undefined): Account | undefined {
  if (token === undefined) return undefined;
  return store.get('accounts', store.get('sessions', token)?.accountId);
}

const help = `Call POST /token first, with dana@example.com and ${sandboxPassword}, and send the token of its answer.`;

/** Sees to it that a call has a caller. Refuses it where it has none, and says how to get a token. */
export function requireCaller({ token = '', caller }: Identity): void {
  if (caller) return;
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
  refuse('SANDBOX_TOKEN_UNKNOWN', 'The access token is not valid (any more).', {
    field: 'X-Token',
    reason: 'No session of the sandbox has this token: it is mistyped, or was logged out.',
    help,
  });
}
