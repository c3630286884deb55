import { reject } from '../api-error';
import type { Schemas } from '../api-types';
import type { Store } from '../record-store';
import type { Account } from '../sandbox-data';
import { controlPaths } from '../sandbox-protocol';
import { toIsoDate } from '../timestamps';
import type { FieldChanges } from './omit-undefined';

/** The fields of a user update record that concern passwords. */
type PasswordFields = FieldChanges<
  Pick<
    Schemas['UserUpdateRecord'],
    'password' | 'oldPassword' | 'resetPasswordCode' | 'oneTimePassword'
  >
>;

/**
 * Returns a six-digit code that is always the same for an account: the sandbox's codes are not secret, and code samples
 * can contain them. `resetFactor` yields the code that the documentation shows for Dana.
 */
const createCode = (accountId: number, factor: number): string =>
  String((accountId * factor) % 1_000_000).padStart(6, '0');
const resetFactor = 519_932;
const oneTimeFactor = 271_829;

const help = `How the user receives the code is not documented. The sandbox shows it in its panel, and at ${controlPaths.secrets}.`;

/** Returns the account after a request to reset the password: with a reset code and the matching password hint. */
export function withResetCode(account: Account): Account {
  return {
    ...account,
    resetCode: account.resetCode ?? createCode(account.id, resetFactor),
    passwordHint: 'PASSWORD_RESET_REQUESTED',
  };
}

const hasResetCode = ({ resetCode }: Account, sent: string | undefined): boolean =>
  resetCode !== undefined && resetCode === sent?.trim();

function refuseResetCode(): never {
  reject('SANDBOX_RESET_CODE_WRONG', 'The password reset code is wrong.', {
    field: 'resetPasswordCode',
    reason: 'The account has no open reset with this code.',
    help: `Call POST /token/reset-password first. ${help}`,
  });
}

/**
 * Returns the account with the password of a user update record. A change requires `oldPassword` or
 * `resetPasswordCode` (specification: portal.txt, section 5). Sandbox interpretation: the current password is not a
 * change, and an account without a password accepts its first one without further conditions.
 * @throws {ApiError} if neither the old password nor the code is correct
 */
export function changePassword(
  account: Account,
  { password, oldPassword, resetPasswordCode }: PasswordFields,
  now: Date,
): Account {
  if (!password) return account;
  const isFirstPassword = account.password === '';
  const isResetCodeValid = hasResetCode(account, resetPasswordCode);
  if (!isFirstPassword && !isResetCodeValid) {
    if (password === account.password) return account;
    if (oldPassword === undefined && resetPasswordCode !== undefined) refuseResetCode();
    if (oldPassword !== account.password) {
      reject('SANDBOX_OLD_PASSWORD_WRONG', 'The password cannot be changed.', {
        field: 'oldPassword',
        reason:
          oldPassword === undefined
            ? 'Changing a password needs the old one in "oldPassword", or a "resetPasswordCode".'
            : 'It is not the password of the account.',
      });
    }
  }
  const { resetCode: _resetCode, ...rest } = account;
  return {
    ...rest,
    password,
    passwordDate: toIsoDate(now),
    passwordHint: isFirstPassword ? 'SET' : 'CHANGED',
  };
}

/**
 * Returns the account of a login. A record that changes the password, with the old password or a reset code, logs in
 * as well, because a user who forgot the password has no token for another call.
 * @throws {ApiError} if the password is not correct
 */
export function checkPassword(account: Account, record: PasswordFields, now: Date): Account {
  const sent = record.password ?? '';
  if (record.oldPassword !== undefined || record.resetPasswordCode !== undefined) {
    if (sent !== '') return changePassword(account, record, now);
  }
  if (sent === account.password) return account;
  reject('SANDBOX_PASSWORD_WRONG', 'The password is wrong.', {
    field: 'password',
    reason:
      record.password === undefined
        ? 'An account has this email address, and its password is missing.'
        : 'It is not the password of the account with this email address.',
  });
}

/**
 * Returns the account of a login with multi-factor authentication, without its one-time password, which is used up. If
 * there is no one-time password yet, the login creates one.
 * @throws {ApiError} if the one-time password is missing or wrong
 */
export function checkOneTimePassword(
  store: Store,
  account: Account,
  { oneTimePassword }: PasswordFields,
): Account {
  if (!account.requiresMfa) return account;
  const expected = account.oneTimePassword ?? createCode(account.id, oneTimeFactor);
  if (account.oneTimePassword !== undefined && oneTimePassword?.trim() === expected) {
    const { oneTimePassword: _oneTimePassword, ...rest } = account;
    return rest;
  }
  // The login is refused, so none of its other changes are stored.
  const stored = store.get('accounts', account.id) ?? account;
  store.put('accounts', { ...stored, oneTimePassword: expected });
  reject('SANDBOX_ONE_TIME_PASSWORD', 'The account asks for a one-time password.', {
    field: 'oneTimePassword',
    reason:
      oneTimePassword === undefined
        ? 'The account requires MFA: send the record again with "oneTimePassword".'
        : 'It is not the one-time password that was sent last.',
    help,
  });
}

/** Returns what is known about the password of an account, or an empty object without an account. */
export function serializePasswordInfo(account: Account | undefined): Schemas['PasswordInfo'] {
  if (!account) return {};
  const { password, passwordHint, passwordDate, requiresMfa } = account;
  const isSet = password !== '' || passwordHint !== 'SET';
  return { ...(isSet && { hint: passwordHint, date: passwordDate }), requiresMFA: requiresMfa };
}
