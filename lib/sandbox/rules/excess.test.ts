import { describe, expect, it } from 'vitest';
import { createTestSandbox } from '../../../tests/support/sandbox/test-sandbox';
import type { Person, Policy } from '../sandbox-data';
import { calculateExcess } from './excess';

const { store } = createTestSandbox();
const dana = store.get('people', 90144);
const { excessPercentage, ...policy }: Policy = store.get('policies', 30771) ?? fail();
const { excessPercentage: own, ...person }: Person = dana ?? fail();

const eur = (amount: number) => ({ amount, currency: 'EUR' });

function fail(): never {
  throw new Error('Dana is missing');
}

describe('the excess of a visit', () => {
  it('of Dana is 20 % of 60, that is 12', () => {
    expect(calculateExcess({ ...policy, excessPercentage }, dana, eur(60))).toEqual({
      amount: 12,
      currency: 'EUR',
    });
  });

  it('is a percentage of the fee, or an amount', () => {
    expect(
      calculateExcess({ ...policy, excessPercentage: 12.5 }, undefined, eur(33.33))?.amount,
    ).toBe(4.17);
    expect(calculateExcess({ ...policy, excessFee: 15 }, undefined, eur(60))?.amount).toBe(15);
  });

  it('is in the currency of the fee as a percentage, and in the policy’s as an amount', () => {
    const fee = { amount: 180, currency: 'USD' };
    expect(calculateExcess({ ...policy, excessPercentage: 20 }, undefined, fee)).toEqual({
      amount: 36,
      currency: 'USD',
    });
    expect(calculateExcess({ ...policy, excessFee: 25 }, undefined, fee)).toEqual(eur(25));
  });

  it('is the person’s before the policy’s', () => {
    const withExcess = { ...policy, excessPercentage: 20 };
    expect(calculateExcess(withExcess, { ...person, excessFee: 5 }, eur(60))?.amount).toBe(5);
    expect(calculateExcess(withExcess, person, eur(60))?.amount).toBe(12);
    expect(
      calculateExcess(withExcess, { ...person, excessPercentage: 0 }, eur(60)),
    ).toBeUndefined();
  });

  it('that was removed is none', () => {
    expect(calculateExcess(policy, person, eur(60))).toBeUndefined();
    expect(calculateExcess(undefined, undefined, eur(60))).toBeUndefined();
  });

  it('is never more than the fee, and always a number', () => {
    expect(calculateExcess({ ...policy, excessFee: 80 }, undefined, eur(60))?.amount).toBe(60);
    const dollars = { amount: 54, currency: 'USD' };
    expect(calculateExcess({ ...policy, excessFee: 80 }, undefined, dollars)).toEqual(eur(50));
    const unknown = { amount: 54, currency: 'ILS' };
    expect(calculateExcess({ ...policy, excessFee: 80 }, undefined, unknown)).toEqual(eur(80));
    expect(
      calculateExcess({ ...policy, excessPercentage: 1e308 }, undefined, eur(1e308))?.amount,
    ).toBe(1e308);
    expect(
      calculateExcess({ ...policy, excessPercentage: 20 }, undefined, eur(-5)),
    ).toBeUndefined();
  });
});
