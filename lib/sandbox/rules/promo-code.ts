import type { Schemas } from '../api-types';
import type { Store } from '../record-store';
import type { PromoCode } from '../sandbox-data';
import { refuse } from '../sandbox-response';
import { roundToCents } from './money';

/** The promo code of an id. */
export function findPromoCode(store: Store, id: number | undefined): PromoCode | undefined {
  return store.get('promoCodes', id);
}

/** The promo code of a key. Whether the case of its letters counts is not shown: in the sandbox it does. */
export function findPromoCodeByKey(store: Store, key: string): PromoCode | undefined {
  return store.list('promoCodes').find((promoCode) => promoCode.key === key);
}

/**
 * What a promo code takes off a cost: «applies only if cost is at least minimalApplicableCost and the discount does
 * not exceed its limit» (specification, section 5). A discount above the limit is cut to it, as the limit is called
 * the maximum discount; and none is higher than the cost (the sandbox's reading).
 * @param cost in the currency of the promo code
 */
export function calculateDiscount(promoCode: Schemas['PromoCode'], cost: number): number {
  const { discountPercentage, discountFixed, discountPercentageLimit, minimalApplicableCost } =
    promoCode;
  if (cost <= 0 || cost < (minimalApplicableCost ?? 0)) return 0;
  const limit = discountPercentageLimit ?? Number.POSITIVE_INFINITY;
  const discount =
    discountPercentage === undefined
      ? (discountFixed ?? 0)
      : Math.min((cost * discountPercentage) / 100, limit);
  return roundToCents(Math.min(discount, cost));
}

/**
 * Ends the call where a promo code is past its last day, or is not good for one of the location types of a visit
 * (the sandbox's reading: neither is published). None named: it is good for all.
 * @param sent the field of the request that names the promo code, and what stands there
 */
export function checkPromoCode(
  { key, lastDay, locationTypes = [] }: PromoCode,
  today: string,
  visit: readonly Schemas['VisitLocationType'][],
  sent: { field: string; found: number | string },
): void {
  if (lastDay !== undefined && today > lastDay) {
    refuse('SANDBOX_PROMO_CODE_EXPIRED', `The promo code ${key} has expired.`, {
      ...sent,
      reason: `Its last day was ${lastDay}.`,
    });
  }
  const uncovered = visit.filter((type) => !locationTypes.includes(type));
  if (locationTypes.length > 0 && uncovered.length > 0) {
    refuse(
      'SANDBOX_PROMO_CODE_LOCATION',
      `The promo code ${key} is not good for ${uncovered.join(', ')}.`,
      { ...sent, reason: `It is good for ${locationTypes.join(', ')}.`, uncovered },
    );
  }
}

/** A promo code as the API tells it. */
export function serializePromoCode(promoCode: PromoCode): Schemas['PromoCode'] {
  const { id: _id, lastDay: _lastDay, locationTypes: _types, ...shown } = promoCode;
  return shown;
}
