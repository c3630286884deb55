import { SandboxAccounts } from './sandbox-accounts';
import { SandboxCases } from './sandbox-cases';
import { SandboxPlace, SandboxScenarios } from './sandbox-topic';

/** The components that only the page about the sandbox can use. */
export const sandboxComponents = { SandboxPlace, SandboxAccounts, SandboxCases, SandboxScenarios };
