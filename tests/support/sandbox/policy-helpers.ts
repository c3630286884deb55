import { strFromU8, unzipSync } from 'fflate';
import type { OperationId } from '../../../lib/sandbox/api-types';
import type { Account, Policy } from '../../../lib/sandbox/sandbox-data';
import { expectToSatisfyApiSpec } from '../sandbox-contract/expect-to-satisfy-api-spec';
import { createTestSandbox, type TestSandbox, tokens } from './test-sandbox';

export type CallOptions = NonNullable<Parameters<TestSandbox['call']>[1]>;

/** Makes a call as the carrier user, and holds its answer against the description. */
export async function callAsCarrier(sandbox: TestSandbox, id: OperationId, sent: CallOptions = {}) {
  const answer = await sandbox.call(id, { token: tokens.carrier, ...sent });
  await expectToSatisfyApiSpec(id, answer);
  return answer;
}

/** A user with some grants and no policy, unless told otherwise, and the token of its session. */
export function addUser(
  { store }: TestSandbox,
  permissions: Account['permissions'],
  more: Partial<Account> = {},
): string {
  const account = store.get('accounts', 48301);
  if (!account) throw new Error('The scenario has no carrier user');
  store.put('accounts', { ...account, id: 7, email: 'other@example.com', permissions, ...more });
  store.put('sessions', { id: 'other-token', accountId: 7 });
  return 'other-token';
}

/** A sandbox whose only policies are Dana's and some like it, from 900 on. */
export function createPolicySandbox(...others: Array<Partial<Policy>>): TestSandbox {
  const sandbox = createTestSandbox();
  const { store } = sandbox;
  for (const { id } of store.list('policies')) if (id !== 30771) store.remove('policies', id);
  const policy = store.get('policies', 30771);
  if (!policy) throw new Error('The scenario has no policy of Dana');
  for (const [index, other] of others.entries()) {
    const id = 900 + index;
    store.put('policies', { ...policy, id, policyId: id, email: undefined, ...other });
  }
  return sandbox;
}

/** The XML of the only sheet of a spreadsheet that a call answered with. */
export async function readSheetXml({ response }: { response: Response }): Promise<string> {
  const parts = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
}
