import { sandboxPassword } from '../sandbox-credentials';
import type { Account } from '../sandbox-data';

type AccountData = Pick<Account, 'id' | 'email' | 'created' | 'policyIds' | 'details'> &
  Partial<Account>;

/** Creates an account with the default values and no grants. The given fields override the defaults. */
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
