import { describe, expect, it } from 'vitest';
import { createTestSandbox } from '../testing';
import {
  discountOf,
  findPromoCode,
  findPromoCodeByKey,
  isExpired,
  listUncoveredTypes,
  showPromoCode,
} from './promo-code';

const code = { id: 1, promoCodeId: 1, key: 'TEN' };

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
    expect(discountOf(promoCode, 49.99)).toBe(0);
    expect(discountOf(promoCode, 50)).toBe(5);
  });

  it('has a discount that does not exceed its limit', () => {
    const promoCode = { discountPercentage: 10, discountPercentageLimit: 15 };
    expect(discountOf(promoCode, 149)).toBe(14.9);
    expect(discountOf(promoCode, 400)).toBe(15);
  });

  it('takes off a fixed amount, never more than the cost', () => {
    expect(discountOf({ discountFixed: 12 }, 60)).toBe(12);
    expect(discountOf({ discountFixed: 12 }, 8)).toBe(8);
    expect(discountOf({ discountFixed: 12 }, -8)).toBe(0);
    expect(discountOf({}, 60)).toBe(0);
  });

  it('is good till the end of its last day', () => {
    expect(isExpired({ ...code, lastDay: '2027-03-02' }, '2027-03-02')).toBe(false);
    expect(isExpired({ ...code, lastDay: '2027-03-02' }, '2027-03-03')).toBe(true);
    expect(isExpired(code, '2999-01-01')).toBe(false);
  });

  it('covers the location types that it names, or all', () => {
    expect(listUncoveredTypes(code, ['HOME_VISIT'])).toEqual([]);
    expect(
      listUncoveredTypes({ ...code, locationTypes: ['VIDEO_VISIT'] }, [
        'VIDEO_VISIT',
        'HOME_VISIT',
      ]),
    ).toEqual(['HOME_VISIT']);
    expect(listUncoveredTypes({ ...code, locationTypes: ['VIDEO_VISIT'] }, [])).toEqual([]);
  });

  it('is told without what the API does not publish', () => {
    expect(showPromoCode({ ...code, lastDay: '2027-03-02', locationTypes: [] })).toEqual({
      promoCodeId: 1,
      key: 'TEN',
    });
  });
});
