import type { Schemas } from '../api-types';
import type { Store } from '../record-store';
import type { Account } from '../sandbox-data';
import { controlPaths } from '../sandbox-protocol';
import { refuse } from '../sandbox-response';
import { toIsoDate } from '../timestamps';

/** What a user update record says about passwords. */
type PasswordFields = Pick<
  Schemas['UserUpdateRecord'],
  'password' | 'oldPassword' | 'resetPasswordCode' | 'oneTimePassword'
>;

/**
 * Six digits that are always the same for an account: codes of the sandbox are no secrets, and samples can hold them.
 * The first factor makes Dana's code the one that the documentation shows.
 */
const makeCode = (accountId: number, factor: number): string =>
  String((accountId * factor) % 1_000_000).padStart(6, '0');
const resetFactor = 519_932;
const oneTimeFactor = 271_829;

const help = `How the user gets the code is not published. The sandbox shows it in its panel, and at ${controlPaths.secrets}.`;

/** The account after a password reset was requested: with its open code, and the hint PASSWORD_RESET_REQUESTED. */
export function withResetCode(account: Account): Account {
  return {
    ...account,
    resetCode: account.resetCode ?? makeCode(account.id, resetFactor),
    passwordHint: 'PASSWORD_RESET_REQUESTED',
  };
}

const holdsResetCode = ({ resetCode }: Account, sent: string | undefined): boolean =>
  resetCode !== undefined && resetCode === sent?.trim();

function refuseCode(): never {
  refuse('SANDBOX_RESET_CODE_WRONG', 'The code of the password reset is not right.', {
    field: 'resetPasswordCode',
    reason: 'The account has no open reset with this code.',
    help: `Call POST /token/reset-password first. ${help}`,
  });
}

/**
 * The account with the password of a user update record. «Changing a password needs `oldPassword`, or a
 * `resetPasswordCode`» (specification, section 5): ends the call where neither is right. The same password as before
 * is no change, and an account without a password takes its first one as it comes (the sandbox's reading).
 */
export function changePassword(
  account: Account,
  { password, oldPassword, resetPasswordCode }: PasswordFields,
  now: Date,
): Account {
  if (!password) return account;
  const isFirst = account.password === '';
  const byCode = holdsResetCode(account, resetPasswordCode);
  if (!isFirst && !byCode) {
    if (password === account.password) return account;
    if (oldPassword === undefined && resetPasswordCode !== undefined) refuseCode();
    if (oldPassword !== account.password) {
      refuse('SANDBOX_OLD_PASSWORD_WRONG', 'The password cannot be changed.', {
        field: 'oldPassword',
        reason:
          oldPassword === undefined
            ? 'Changing a password needs the old one in «oldPassword», or a «resetPasswordCode».'
            : 'It is not the password of the account.',
      });
    }
  }
  return {
    ...account,
    password,
    passwordDate: toIsoDate(now),
    passwordHint: isFirst ? 'SET' : 'CHANGED',
    resetCode: undefined,
  };
}

/**
 * The account of a log-in, where its password is right; else the call ends. A record that changes the password (by
 * the old one or a code) logs in as well: a user who forgot the password has no token for another call.
 */
export function checkPassword(account: Account, record: PasswordFields, now: Date): Account {
  const sent = record.password ?? '';
  if (record.oldPassword !== undefined || record.resetPasswordCode !== undefined) {
    if (sent !== '') return changePassword(account, record, now);
  }
  if (sent === account.password) return account;
  refuse('SANDBOX_PASSWORD_WRONG', 'The password is not right.', {
    field: 'password',
    reason:
      record.password === undefined
        ? 'An account has this e-mail address, and its password is missing.'
        : 'It is not the password of the account with this e-mail address.',
  });
}

/**
 * The account of a log-in with multi-factor authentication, its one-time password used up. Ends the call where the
 * one-time password is missing or wrong; a log-in brings one about where there is none.
 */
export function checkOneTimePassword(
  store: Store,
  account: Account,
  { oneTimePassword }: PasswordFields,
): Account {
  if (!account.requiresMfa) return account;
  const expected = account.oneTimePassword ?? makeCode(account.id, oneTimeFactor);
  if (account.oneTimePassword !== undefined && oneTimePassword?.trim() === expected) {
    return { ...account, oneTimePassword: undefined };
  }
  // Nothing else of this log-in may be kept: it is refused.
  const kept = store.get('accounts', account.id) ?? account;
  store.put('accounts', { ...kept, oneTimePassword: expected });
  refuse('SANDBOX_ONE_TIME_PASSWORD', 'The account asks for a one-time password.', {
    field: 'oneTimePassword',
    reason:
      oneTimePassword === undefined
        ? 'The account requires MFA: send the record again with «oneTimePassword».'
        : 'It is not the one-time password that was sent last.',
    help,
  });
}

/** What is known of an address's password; of an address that no account has, nothing. */
export function serializePasswordInfo(account: Account | undefined): Schemas['PasswordInfo'] {
  if (!account) return {};
  const { password, passwordHint, passwordDate, requiresMfa } = account;
  const isSet = password !== '' || passwordHint !== 'SET';
  return { ...(isSet && { hint: passwordHint, date: passwordDate }), requiresMFA: requiresMfa };
}
