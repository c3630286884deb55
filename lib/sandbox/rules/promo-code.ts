import type { Schemas } from '../api';
import type { Store } from '../store';
import type { PromoCode } from '../world';

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
export function discountOf(promoCode: Schemas['PromoCode'], cost: number): number {
  const { discountPercentage, discountFixed, discountPercentageLimit, minimalApplicableCost } =
    promoCode;
  if (cost <= 0 || cost < (minimalApplicableCost ?? 0)) return 0;
  const limit = discountPercentageLimit ?? Number.POSITIVE_INFINITY;
  const discount =
    discountPercentage === undefined
      ? (discountFixed ?? 0)
      : Math.min((cost * discountPercentage) / 100, limit);
  return Math.round(Math.min(discount, cost) * 100) / 100;
}

/** Whether it is past the last day of a promo code. */
export const isExpired = ({ lastDay }: PromoCode, today: string): boolean =>
  lastDay !== undefined && today > lastDay;

/** The location types of a visit for which a promo code is not good. */
export const listUncoveredTypes = (
  { locationTypes }: PromoCode,
  visit: readonly Schemas['VisitLocationType'][],
): Schemas['VisitLocationType'][] =>
  locationTypes === undefined || locationTypes.length === 0
    ? []
    : visit.filter((type) => !locationTypes.includes(type));

/** A promo code as the API tells it. */
export function showPromoCode(promoCode: PromoCode): Schemas['PromoCode'] {
  const { id: _id, lastDay: _lastDay, locationTypes: _types, ...shown } = promoCode;
  return shown;
}
