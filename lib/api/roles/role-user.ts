import { roleUsers } from '../../../.generated/sandbox/users';

const find = (role: string) => (Object.hasOwn(roleUsers, role) ? roleUsers[role] : undefined);

/** Returns the id of the sandbox's caller with a role or grant, undefined if there is none. */
export const findRoleUser = (role: string | undefined): string | undefined =>
  role === undefined ? undefined : find(role)?.id;

/** Describes the user that requests to the sandbox are sent as by default. */
export function describeRoleUser(role: string): string {
  const user = find(role);
  if (!user) return 'No user of the sandbox has this grant.';
  return user.name === undefined
    ? 'Requests start without a token.'
    : `Requests to the sandbox start as ${user.name}.`;
}
