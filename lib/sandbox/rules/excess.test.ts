import { describe, expect, it } from 'vitest';
import { createTestSandbox } from '../../../tests/support/sandbox/test-sandbox';
import type { Person, Policy } from '../sandbox-data';
import { calculateExcess } from './excess';

const { store } = createTestSandbox();
const dana = store.get('people', 90144);
const { excessPercentage = fail(), ...policy }: Policy = store.get('policies', 30771) ?? fail();
const { excessPercentage: _personExcess, ...person }: Person = dana ?? fail();

const eur = (amount: number) => ({ amount, currency: 'EUR' });

function fail(): never {
  throw new Error('The scenario has no data of Dana');
}

describe('the excess of a visit', () => {
  it('is 12 for Dana: 20 % of 60', () => {
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

  it('uses the currency of the fee for a percentage, and the policy’s for an amount', () => {
    const fee = { amount: 180, currency: 'USD' };
    expect(calculateExcess({ ...policy, excessPercentage: 20 }, undefined, fee)).toEqual({
      amount: 36,
      currency: 'USD',
    });
    expect(calculateExcess({ ...policy, excessFee: 25 }, undefined, fee)).toEqual(eur(25));
  });

  it('is the person’s if the person has one, otherwise the policy’s', () => {
    const withExcess = { ...policy, excessPercentage: 20 };
    expect(calculateExcess(withExcess, { ...person, excessFee: 5 }, eur(60))?.amount).toBe(5);
    expect(calculateExcess(withExcess, person, eur(60))?.amount).toBe(12);
    expect(
      calculateExcess(withExcess, { ...person, excessPercentage: 0 }, eur(60)),
    ).toBeUndefined();
  });

  it('is undefined if it was removed', () => {
    expect(calculateExcess(policy, person, eur(60))).toBeUndefined();
    expect(calculateExcess(undefined, undefined, eur(60))).toBeUndefined();
  });

  it('never exceeds the fee, and is always a finite number', () => {
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
