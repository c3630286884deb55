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
  (changes: Partial<PromoCode>, today: string, visit: Types = []) =>
  () =>
    checkPromoCode({ ...code, ...changes }, today, visit, { field: 'promoCodeId', found: 1 });

describe('a promo code', () => {
  it('is found by its id and by its key', () => {
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

  it('has a discount that does not exceed its limit', () => {
    const promoCode = { discountPercentage: 10, discountPercentageLimit: 15 };
    expect(calculateDiscount(promoCode, 149)).toBe(14.9);
    expect(calculateDiscount(promoCode, 400)).toBe(15);
  });

  it('takes off a fixed amount, never more than the cost', () => {
    expect(calculateDiscount({ discountFixed: 12 }, 60)).toBe(12);
    expect(calculateDiscount({ discountFixed: 12 }, 8)).toBe(8);
    expect(calculateDiscount({ discountFixed: 12 }, -8)).toBe(0);
    expect(calculateDiscount({}, 60)).toBe(0);
  });

  it('is good till the end of its last day', () => {
    expect(check({ lastDay: '2027-03-02' }, '2027-03-02')).not.toThrow();
    expect(check({ lastDay: '2027-03-02' }, '2027-03-03')).toThrow('TEN has expired');
    expect(check({}, '2999-01-01')).not.toThrow();
  });

  it('covers the location types that it names, or all', () => {
    const today = '2027-03-02';
    const forVideo: Partial<PromoCode> = { locationTypes: ['VIDEO_VISIT'] };
    expect(check({}, today, ['HOME_VISIT'])).not.toThrow();
    expect(check({ locationTypes: [] }, today, ['HOME_VISIT'])).not.toThrow();
    expect(check(forVideo, today, ['VIDEO_VISIT', 'HOME_VISIT'])).toThrow(
      'not good for HOME_VISIT',
    );
    expect(check(forVideo, today, [])).not.toThrow();
  });

  it('is told without what the API does not publish', () => {
    expect(serializePromoCode({ ...code, lastDay: '2027-03-02', locationTypes: [] })).toEqual({
      promoCodeId: 1,
      key: 'TEN',
    });
  });
});
