import { findRoleUser } from '../../api/roles/role-user';
import { labelRole } from '../../api/roles/roles';
import { userList } from '../../api/users/users';
import type { SampleUser } from './run-sample';

/** Returns as whom samples are sent for the reader's role in the reference; undefined if the sandbox has no such user. */
export function findRoleSampleUser(role: string | undefined): SampleUser | undefined {
  const user = findRoleUser(role);
  if (role === undefined || user === undefined) return undefined;
  const token = userList.find(({ id }) => id === user)?.token;
  return { token, as: `as ${labelRole(role)}, your role in the reference` };
}
