import { findRoleUser } from '../../api/roles/role-user';
import { labelRole } from '../../api/roles/roles';
import { roleTokens } from '../../sandbox/sandbox-credentials';
import type { SampleUser } from './run-sample';

const tokens: Readonly<Record<string, string>> = roleTokens;

/** Returns as whom samples are sent for the reader's role in the reference; undefined if the sandbox has no such user. */
export function findRoleSampleUser(role: string | undefined): SampleUser | undefined {
  const user = findRoleUser(role);
  if (role === undefined || user === undefined) return undefined;
  return { token: tokens[user], as: `as ${labelRole(role)}, your role in the reference` };
}
