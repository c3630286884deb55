import type { Schemas } from '../api-types';

/** An amount of money. Without a currency, it is in the currency of the amount that it is compared with. */
export type Money = { amount: number; currency?: Schemas['Currency'] | undefined };

/** Larger numbers cannot represent cents exactly, and multiplying them by 100 can overflow. */
const maxRoundedAmount = 1e12;

/** Rounds an amount to cents, unless it is too large to have exact cents. */
export const roundToCents = (amount: number): number =>
  Math.abs(amount) < maxRoundedAmount ? Math.round(amount * 100) / 100 : amount;
