import { refuse } from './answer';
import type { Store } from './store';
import type { Account } from './world';

/** What the console's library sends where nobody typed a token. */
const placeholder = '123';

/** The account of a token, where there is one. */
export function findCaller(store: Store, token: string | undefined): Account | undefined {
  if (token === undefined) return undefined;
  return store.get('accounts', store.get('sessions', token)?.accountId);
}

const help =
  'Call POST /token first, with dana@example.com and correct-horse-battery, and send the token of its answer.';

/** The caller of an operation that needs a token. Refuses the call where there is none, and says how to get one. */
export function signIn(
  store: Store,
  token: string | undefined,
): { token: string; caller: Account } {
  if (token === undefined || token === '' || token === placeholder) {
    refuse('SANDBOX_TOKEN_MISSING', 'The call needs an access token in the X-Token header.', {
      field: 'X-Token',
      reason:
        token === placeholder
          ? 'The header holds 123, which the console sends where no token was typed.'
          : 'The header is missing or empty.',
      help,
    });
  }
  const caller = findCaller(store, token);
  if (caller) return { token, caller };
  refuse('SANDBOX_TOKEN_UNKNOWN', 'The access token is not valid (any more).', {
    field: 'X-Token',
    reason: 'No session of the sandbox has this token: it is mistyped, or was logged out.',
    help,
  });
}
