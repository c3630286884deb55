import type { PromoCode } from '../sandbox-data';

/** The promo codes other than WELCOME10. */
export const otherPromoCodes: PromoCode[] = [
  {
    id: 2205,
    promoCodeId: 2205,
    name: 'Summer',
    key: 'SUMMER26',
    discountPercentage: 15,
    currency: 'EUR',
    discountPercentageLimit: 20,
    minimalApplicableCost: 40,
    lastDay: '2026-09-30',
  },
  {
    id: 2206,
    promoCodeId: 2206,
    name: 'Ten off',
    key: 'TENOFF',
    discountFixed: 10,
    currency: 'EUR',
    minimalApplicableCost: 30,
  },
  {
    id: 2207,
    promoCodeId: 2207,
    name: 'Video only',
    key: 'VIDEO5',
    discountPercentage: 5,
    currency: 'EUR',
    discountPercentageLimit: 10,
    minimalApplicableCost: 20,
    locationTypes: ['VIDEO_VISIT'],
    lastDay: '2027-12-31',
  },
  {
    id: 2208,
    promoCodeId: 2208,
    name: 'Big visit',
    key: 'BIGVISIT',
    discountPercentage: 20,
    currency: 'EUR',
    discountPercentageLimit: 150,
    minimalApplicableCost: 500,
  },
];
