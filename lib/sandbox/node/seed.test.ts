import { describe, expect, it } from 'vitest';
import { buildWorld } from '../seed/build-world';
import { cases } from '../seed/cases';
import { defaultSeed } from '../seed/random';
import { createTestSandbox } from '../testing';

const usual = buildWorld(defaultSeed);
const other = buildWorld(7);

/** As content/api/sandbox.mdx says of --seed. */
describe('A seed', () => {
  it.each(cases)('leaves the case $id as it is', async ({ operationId, expected, ...sent }) => {
    const { status, json } = await createTestSandbox('everyday', other).call(operationId, sent);
    expect({ status, json }).toMatchObject(expected);
  });

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
