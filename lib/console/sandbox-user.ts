import { sandboxTokens } from '../sandbox/sandbox-credentials';
import { sandboxCases } from '../sandbox/seed/sandbox-cases';

/** A user of the sandbox whom a reader of the console can impersonate with the token. */
export type SandboxUser = {
  token: string;
  /** The text after "You are": `Dana Example`, `a doctor`. */
  name: string;
  /** Whether every scenario has this user, so that only a deletion can remove it. */
  isInEveryScenario: boolean;
};

/** The users whom a reader can impersonate without a login. */
export const sandboxRoles: readonly SandboxUser[] = [
  { name: 'Dana Example', token: sandboxTokens.dana, isInEveryScenario: true },
  { name: 'a carrier user', token: sandboxTokens.carrier, isInEveryScenario: true },
  { name: 'a doctor', token: sandboxTokens.profile, isInEveryScenario: true },
  { name: 'customer support', token: sandboxTokens.support, isInEveryScenario: true },
];

/** Returns the user to whom a token belongs: a role or the user of a case; `undefined` for any other token. */
export function findSandboxUser(token: string | undefined): SandboxUser | undefined {
  const role = sandboxRoles.find((candidate) => candidate.token === token);
  if (role || token === undefined) return role;
  const sandboxCase = sandboxCases.find((candidate) => candidate.token === token);
  return sandboxCase && { token, name: sandboxCase.userName, isInEveryScenario: false };
}
