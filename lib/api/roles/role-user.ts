/** The sandbox's users by role, as the request panel names them (lib/calls/request/find-callers.ts). */

/** The user of a request without a token. */
const nobody = 'nobody';

const users: Readonly<Record<string, string>> = {
  anonymous: nobody,
  user: 'patient',
  carrier: 'carrier',
  doctor: 'doctor',
  support: 'support',
  QUERY_POLICY: 'carrier',
  CREATE_POLICY: 'carrier',
  MODIFY_POLICY: 'carrier',
  OPERATION_ADMIN: 'support',
};

const names: Readonly<Record<string, string>> = {
  patient: 'Dana Example',
  carrier: 'Casey Carrier',
  doctor: 'Alex Sample',
  support: 'Sam Support',
};

/** Returns the ID of the sandbox's user with a role, `nobody` for anonymous callers, undefined if there is no such user. */
export const findRoleUser = (role: string | undefined): string | undefined =>
  role !== undefined && Object.hasOwn(users, role) ? users[role] : undefined;

/** Describes the user that requests to the sandbox are sent as by default. */
export function describeRoleUser(role: string): string {
  const user = findRoleUser(role);
  if (user === undefined) return 'No user of the sandbox has this grant.';
  return user === nobody
    ? 'Requests start without a token.'
    : `Requests to the sandbox start as ${names[user]}.`;
}
