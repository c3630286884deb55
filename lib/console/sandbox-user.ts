import { sandboxTokens } from '../sandbox/sandbox-credentials';
import { sandboxCases } from '../sandbox/seed/sandbox-cases';

/** A user of the sandbox, and the token that makes a reader of the console this user. */
export type SandboxUser = {
  token: string;
  /** What stands behind «You are»: `Dana Example`, `a doctor`. */
  name: string;
  /** Whether every scenario has this user: only a deletion takes it away. */
  isInEveryScenario: boolean;
};

/** Whom a reader of the sandbox can be without a log-in. */
export const sandboxRoles: readonly SandboxUser[] = [
  { name: 'Dana Example', token: sandboxTokens.dana, isInEveryScenario: true },
  { name: 'a carrier user', token: sandboxTokens.carrier, isInEveryScenario: true },
  { name: 'a doctor', token: sandboxTokens.profile, isInEveryScenario: true },
  { name: 'customer support', token: sandboxTokens.support, isInEveryScenario: true },
];

/** Whose token it is: a role’s, that of a case’s user, or (`undefined`) one that the sandbox did not begin with. */
export function findSandboxUser(token: string | undefined): SandboxUser | undefined {
  const role = sandboxRoles.find((known) => known.token === token);
  if (role || token === undefined) return role;
  const shown = sandboxCases.find((known) => known.token === token);
  return shown && { token, name: shown.userName, isInEveryScenario: false };
}
