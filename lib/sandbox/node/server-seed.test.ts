import { describe, expect, it } from 'vitest';
import { createTestSandbox } from '../../../tests/support/sandbox/test-sandbox';
import { buildSandboxData } from '../seed/build-sandbox-data';
import { sandboxCases } from '../seed/sandbox-cases';
import { defaultSeed } from '../seed/seeded-faker';

const defaultData = buildSandboxData(defaultSeed);
const otherData = buildSandboxData(7);

/** As content/api/sandbox.mdx describes the option --seed. */
describe('another seed', () => {
  it.each(sandboxCases)(
    'does not change the case $id',
    async ({ operationId, expected, ...sent }) => {
      const { status, json } = await createTestSandbox('everyday', otherData).call(
        operationId,
        sent,
      );
      expect({ status, json }).toMatchObject(expected);
    },
  );

  it.each(['companies', 'promoCodes', 'sessions'] as const)('does not change the %s', (table) => {
    expect(otherData[table]).toEqual(defaultData[table]);
  });

  it.each([
    'accounts',
    'people',
    'policies',
    'profiles',
    'appointments',
    'reviews',
    'messages',
  ] as const)('generates different %s', (table) => {
    expect(otherData[table]).not.toEqual(defaultData[table]);
  });
});
