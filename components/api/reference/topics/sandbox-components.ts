import { SandboxAccounts } from './sandbox-accounts';
import { SandboxCases } from './sandbox-cases';
import { SandboxContainer, SandboxScenarios } from './sandbox-topic';

/** The components that only the page about the sandbox can use. */
export const sandboxComponents = {
  SandboxContainer,
  SandboxAccounts,
  SandboxCases,
  SandboxScenarios,
};
