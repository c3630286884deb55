import { sandboxPassword } from '../sandbox-credentials';
import type { Account } from '../sandbox-data';

type AccountData = Pick<Account, 'id' | 'email' | 'created' | 'policyIds' | 'details'> &
  Partial<Account>;

/** An account with what all of them have, and no grants. Fields that are given take the place of the usual ones. */
export const makeAccount = ({ id, email, created, ...rest }: AccountData): Account => ({
  id,
  email,
  password: sandboxPassword,
  created,
  passwordDate: created.slice(0, 10),
  passwordHint: 'SET',
  requiresMfa: false,
  permissions: [],
  administeredProfiles: [],
  administeredAggregators: [],
  ...rest,
});
