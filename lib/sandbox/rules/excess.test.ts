import { describe, expect, it } from 'vitest';
import { createTestSandbox } from '../testing';
import type { Person, Policy } from '../world';
import { excessOf } from './excess';

const { store } = createTestSandbox();
const dana = store.get('people', 90144);
const { excessPercentage, ...policy }: Policy = store.get('policies', 30771) ?? fail();
const { excessPercentage: own, ...person }: Person = dana ?? fail();

function fail(): never {
  throw new Error('Dana is missing');
}

describe('the excess of a visit', () => {
  it('of Dana is 20 % of 60, that is 12', () => {
    expect(excessOf({ ...policy, excessPercentage }, dana, 60)).toEqual({
      amount: 12,
      currency: 'EUR',
    });
  });

  it('is a percentage of the fee, or an amount', () => {
    expect(excessOf({ ...policy, excessPercentage: 12.5 }, undefined, 33.33)?.amount).toBe(4.17);
    expect(excessOf({ ...policy, excessFee: 15 }, undefined, 60)?.amount).toBe(15);
  });

  it('is the person’s before the policy’s', () => {
    const withExcess = { ...policy, excessPercentage: 20 };
    expect(excessOf(withExcess, { ...person, excessFee: 5 }, 60)?.amount).toBe(5);
    expect(excessOf(withExcess, person, 60)?.amount).toBe(12);
    expect(excessOf(withExcess, { ...person, excessPercentage: 0 }, 60)).toBeUndefined();
  });

  it('that was removed is none', () => {
    expect(excessOf(policy, person, 60)).toBeUndefined();
    expect(excessOf(undefined, undefined, 60)).toBeUndefined();
  });

  it('is never more than the fee, and always a number', () => {
    expect(excessOf({ ...policy, excessFee: 80 }, undefined, 60)?.amount).toBe(60);
    expect(excessOf({ ...policy, excessPercentage: 1e308 }, undefined, 1e308)?.amount).toBe(1e308);
    expect(excessOf({ ...policy, excessPercentage: 20 }, undefined, -5)).toBeUndefined();
  });
});
