import { strFromU8, unzipSync } from 'fflate';
import type { OperationId } from '../../../lib/sandbox/api-types';
import type { Account, Policy } from '../../../lib/sandbox/sandbox-data';
import { callAndValidate } from './appointment-helpers';
import { type CallOptions, createTestSandbox, type TestSandbox, tokens } from './test-sandbox';

/** Makes a call as the carrier user and validates its response against the API description. */
export const callAsCarrier = (sandbox: TestSandbox, id: OperationId, options: CallOptions = {}) =>
  callAndValidate(sandbox, id, { token: tokens.carrier, ...options });

/** Adds a user with the permissions and by default no policy. Returns the token of a session. */
export function addUser(
  { store }: TestSandbox,
  permissions: Account['permissions'],
  more: Partial<Account> = {},
): string {
  const account = store.get('accounts', 48301);
  if (!account) throw new Error('Expected the scenario to have the carrier user 48301');
  store.put('accounts', { ...account, id: 7, email: 'other@example.com', permissions, ...more });
  store.put('sessions', { id: 'other-token', accountId: 7 });
  return 'other-token';
}

/** Creates a sandbox whose only policies are Dana's and variations of it with ids from 900. */
export function createPolicySandbox(...others: Array<Partial<Policy>>): TestSandbox {
  const sandbox = createTestSandbox();
  const { store } = sandbox;
  for (const { id } of store.list('policies')) if (id !== 30771) store.remove('policies', id);
  const policy = store.get('policies', 30771);
  if (!policy) throw new Error('Expected the scenario to have the policy 30771');
  const { email: _email, ...withoutEmail } = policy;
  for (const [index, other] of others.entries()) {
    const id = 900 + index;
    store.put('policies', { ...withoutEmail, id, policyId: id, ...other });
  }
  return sandbox;
}

/** Returns the XML of the only sheet of a spreadsheet in a response. */
export async function readSheetXml({ response }: { response: Response }): Promise<string> {
  const parts = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
}
