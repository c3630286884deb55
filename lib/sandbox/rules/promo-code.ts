import { reject } from '../api-error';
import type { Schemas } from '../api-types';
import type { Store } from '../record-store';
import type { PromoCode } from '../sandbox-data';
import { roundToCents } from './money';

/** Returns the promo code with an id. */
export function findPromoCode(store: Store, id: number | undefined): PromoCode | undefined {
  return store.get('promoCodes', id);
}

/** Returns the promo code with a key. Whether keys are case-sensitive is not documented; in the sandbox they are. */
export function findPromoCodeByKey(store: Store, key: string): PromoCode | undefined {
  return store.list('promoCodes').find((promoCode) => promoCode.key === key);
}

/**
 * Returns the discount of a promo code on a cost. It is 0 if the promo code does not apply: the cost is below
 * `minimalApplicableCost`, or the discount exceeds its limit (specification: data-reference.txt, section 5). Sandbox
 * interpretation: the limit also applies to a fixed discount, and no discount is higher than the cost.
 * @param cost cost in the currency of the promo code
 */
export function calculateDiscount(promoCode: Schemas['PromoCode'], cost: number): number {
  const { discountPercentage, discountFixed, discountPercentageLimit, minimalApplicableCost } =
    promoCode;
  if (cost <= 0 || cost < (minimalApplicableCost ?? 0)) return 0;
  const limit = discountPercentageLimit ?? Number.POSITIVE_INFINITY;
  const discount = roundToCents(
    discountPercentage === undefined ? (discountFixed ?? 0) : (cost * discountPercentage) / 100,
  );
  return discount > limit ? 0 : roundToCents(Math.min(discount, cost));
}

/**
 * Checks that a promo code has not expired and is valid for the location types of a visit. Without location types, a
 * promo code is valid for all. Neither rule is documented; both are sandbox interpretations.
 * @param sent the request field that contains the promo code, and its value
 * @throws {ApiError} if the promo code is not valid
 */
export function checkPromoCode(
  { key, lastDay, locationTypes = [] }: PromoCode,
  today: string,
  visitTypes: readonly Schemas['VisitLocationType'][],
  sent: { field: string; found: number | string },
): void {
  if (lastDay !== undefined && today > lastDay) {
    reject('SANDBOX_PROMO_CODE_EXPIRED', `The promo code ${key} has expired.`, {
      ...sent,
      reason: `Its last day was ${lastDay}.`,
    });
  }
  const uncovered = visitTypes.filter((type) => !locationTypes.includes(type));
  if (locationTypes.length > 0 && uncovered.length > 0) {
    reject(
      'SANDBOX_PROMO_CODE_LOCATION',
      `The promo code ${key} is not valid for ${uncovered.join(', ')}.`,
      { ...sent, reason: `It is valid for ${locationTypes.join(', ')}.`, uncovered },
    );
  }
}

/** Returns a promo code without the fields that the API does not return. */
export function serializePromoCode(promoCode: PromoCode): Schemas['PromoCode'] {
  const { id: _id, lastDay: _lastDay, locationTypes: _types, ...publicFields } = promoCode;
  return publicFields;
}
