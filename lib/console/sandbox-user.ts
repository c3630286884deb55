import { sandboxTokens } from '../sandbox/credentials';
import { cases } from '../sandbox/seed/cases';

/** A user of the sandbox, and the token that makes a reader of the console this user. */
export type SandboxUser = {
  token: string;
  /** What stands behind «You are»: `Dana Example`, `a doctor`. */
  name: string;
  /** Whether every scenario has this user: only a deletion takes it away. */
  isRole: boolean;
};

/** Whom a reader of the sandbox can be without a log-in. */
export const roles: readonly SandboxUser[] = [
  { name: 'Dana Example', token: sandboxTokens.dana, isRole: true },
  { name: 'a carrier user', token: sandboxTokens.carrier, isRole: true },
  { name: 'a doctor', token: sandboxTokens.profile, isRole: true },
  { name: 'customer support', token: sandboxTokens.support, isRole: true },
];

/** Whose token it is: a role’s, that of a case’s user, or (`undefined`) one that the sandbox did not begin with. */
export function findUser(token: string | undefined): SandboxUser | undefined {
  const role = roles.find((known) => known.token === token);
  if (role || token === undefined) return role;
  const shown = cases.find((known) => known.token === token);
  return shown && { token, name: shown.who, isRole: false };
}
