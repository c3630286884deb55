import { describe, expect, it } from 'vitest';
import { createTestSandbox } from '../../../tests/support/sandbox/test-sandbox';
import type { PromoCode } from '../sandbox-data';
import {
  calculateDiscount,
  checkPromoCode,
  findPromoCode,
  findPromoCodeByKey,
  serializePromoCode,
} from './promo-code';

const code = { id: 1, promoCodeId: 1, key: 'TEN' };

type Types = Parameters<typeof checkPromoCode>[2];
const check =
  (changes: Partial<PromoCode>, today: string, visitTypes: Types = []) =>
  () =>
    checkPromoCode({ ...code, ...changes }, today, visitTypes, { field: 'promoCodeId', found: 1 });

describe('a promo code', () => {
  it('is found by its id or its key', () => {
    const { store } = createTestSandbox();
    expect(findPromoCode(store, 2204)?.key).toBe('WELCOME10');
    expect(findPromoCodeByKey(store, 'WELCOME10')?.id).toBe(2204);
    expect(findPromoCodeByKey(store, 'welcome10')).toBeUndefined();
    expect(findPromoCode(store, undefined)).toBeUndefined();
  });

  it('applies only if the cost is at least minimalApplicableCost', () => {
    const promoCode = { discountPercentage: 10, minimalApplicableCost: 50 };
    expect(calculateDiscount(promoCode, 49.99)).toBe(0);
    expect(calculateDiscount(promoCode, 50)).toBe(5);
  });

  it('applies only if the discount does not exceed its limit', () => {
    const promoCode = { discountPercentage: 10, discountPercentageLimit: 15 };
    expect(calculateDiscount(promoCode, 149)).toBe(14.9);
    expect(calculateDiscount(promoCode, 150)).toBe(15);
    expect(calculateDiscount(promoCode, 150.1)).toBe(0);
    expect(calculateDiscount({ discountFixed: 20, discountPercentageLimit: 15 }, 60)).toBe(0);
    expect(calculateDiscount({ discountFixed: 15, discountPercentageLimit: 15 }, 60)).toBe(15);
  });

  it('gives a fixed discount that never exceeds the cost', () => {
    expect(calculateDiscount({ discountFixed: 12 }, 60)).toBe(12);
    expect(calculateDiscount({ discountFixed: 12 }, 8)).toBe(8);
    expect(calculateDiscount({ discountFixed: 12 }, -8)).toBe(0);
    expect(calculateDiscount({}, 60)).toBe(0);
  });

  it('is valid until the end of its last day', () => {
    expect(check({ lastDay: '2027-03-02' }, '2027-03-02')).not.toThrow();
    expect(check({ lastDay: '2027-03-02' }, '2027-03-03')).toThrow('TEN has expired');
    expect(check({}, '2999-01-01')).not.toThrow();
  });

  it('is valid for its location types, or for all if it has none', () => {
    const today = '2027-03-02';
    const videoOnly: Partial<PromoCode> = { locationTypes: ['VIDEO_VISIT'] };
    expect(check({}, today, ['HOME_VISIT'])).not.toThrow();
    expect(check({ locationTypes: [] }, today, ['HOME_VISIT'])).not.toThrow();
    expect(check(videoOnly, today, ['VIDEO_VISIT', 'HOME_VISIT'])).toThrow(
      'not valid for HOME_VISIT',
    );
    expect(check(videoOnly, today, [])).not.toThrow();
  });

  it('is serialized without internal fields', () => {
    expect(serializePromoCode({ ...code, lastDay: '2027-03-02', locationTypes: [] })).toEqual({
      promoCodeId: 1,
      key: 'TEN',
    });
  });
});
