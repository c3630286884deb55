import { userList } from '../../api/users/users';
import { sandboxCases } from '../../sandbox/seed/sandbox-cases';

/** A user of the sandbox as whom requests can be sent. */
export type SandboxUser = {
  token: string;
  name: string;
  /** Short name with the role, for the control that selects the user. */
  label: string;
};

/** The users whom a reader can impersonate without a login. */
export const sandboxRoles: readonly SandboxUser[] = userList;

/** Returns the user to whom a token belongs: a role or the user of a case; `undefined` for any other token. */
export function findSandboxUser(token: string | undefined): SandboxUser | undefined {
  const role = sandboxRoles.find((candidate) => candidate.token === token);
  if (role || token === undefined) return role;
  const sandboxCase = sandboxCases.find((candidate) => candidate.token === token);
  if (!sandboxCase) return undefined;
  const { userName } = sandboxCase;
  return { token, name: userName, label: userName };
}
