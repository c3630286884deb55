import type { Schemas } from '../api-types';

/** An amount of money. One without a currency is in that of whatever it is compared with. */
export type Money = { amount: number; currency?: Schemas['Currency'] };

/** From here on a number has no exact cents, and a hundredfold of it may be none at all. */
const withoutCents = 1e12;

/** An amount to the cent, where it has cents. */
export const roundToCents = (amount: number): number =>
  Math.abs(amount) < withoutCents ? Math.round(amount * 100) / 100 : amount;
