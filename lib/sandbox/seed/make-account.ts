import type { Account } from '../world';

/** The password of every account of the sandbox. */
export const password = 'correct-horse-battery';

export type AccountData = Pick<Account, 'id' | 'email' | 'created' | 'policyIds' | 'details'> &
  Partial<Account>;

/** An account of a patient with what all of them have. */
export const makeAccount = ({ id, email, created, ...rest }: AccountData): Account => ({
  id,
  email,
  password,
  created,
  passwordDate: created.slice(0, 10),
  passwordHint: 'SET',
  requiresMfa: false,
  permissions: [],
  administeredProfiles: [],
  administeredAggregators: [],
  ...rest,
});
