import { callers, userList } from '../users/users';

/** Returns the id of the sandbox's caller with a role or grant, undefined if there is none. */
export const findRoleUser = (role: string | undefined): string | undefined =>
  role === undefined
    ? undefined
    : Object.entries(callers).find(([, { roles }]) => roles.includes(role))?.[0];

/** Describes the user that requests to the sandbox are sent as by default. */
export function describeRoleUser(role: string): string {
  const id = findRoleUser(role);
  if (id === undefined) return 'No user of the sandbox has this grant.';
  const user = userList.find((candidate) => candidate.id === id);
  return user
    ? `Requests to the sandbox start as ${user.name}.`
    : 'Requests start without a token.';
}
