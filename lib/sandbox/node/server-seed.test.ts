import { describe, expect, it } from 'vitest';
import { createTestSandbox } from '../../../tests/support/sandbox/test-sandbox';
import { buildSandboxData } from '../seed/build-sandbox-data';
import { sandboxCases } from '../seed/sandbox-cases';
import { defaultSeed } from '../seed/seeded-faker';

const usual = buildSandboxData(defaultSeed);
const other = buildSandboxData(7);

/** As content/api/sandbox.mdx says of --seed. */
describe('A seed', () => {
  it.each(sandboxCases)(
    'leaves the case $id as it is',
    async ({ operationId, expected, ...sent }) => {
      const { status, json } = await createTestSandbox('everyday', other).call(operationId, sent);
      expect({ status, json }).toMatchObject(expected);
    },
  );

  it.each(['companies', 'promoCodes', 'sessions'] as const)(
    'leaves the %s as they are',
    (table) => {
      expect(other[table]).toEqual(usual[table]);
    },
  );

  it.each([
    'accounts',
    'people',
    'policies',
    'profiles',
    'appointments',
    'reviews',
    'messages',
  ] as const)('makes other %s', (table) => {
    expect(other[table]).not.toEqual(usual[table]);
  });
});
