import type { Schemas } from '../api-types';
import { type Money, roundToCents } from './money';

/** What one unit of a currency is worth in USD (made up: the API's rates are not published). */
export const exchangeRates: Record<string, number> = { USD: 1, EUR: 1.08, GBP: 1.27 };

/** The rates by time: each range from its start (inclusive) till its end (exclusive). */
export const currencyRates: Record<string, Schemas['ExchangeRate'][]> = {
  USD: [{ from: '2027-01-01T00:00:00Z', till: '2028-01-01T00:00:00Z', rate: 1 }],
  EUR: [
    { from: '2027-01-01T00:00:00Z', till: '2027-02-01T00:00:00Z', rate: 1.07 },
    { from: '2027-02-01T00:00:00Z', till: '2028-01-01T00:00:00Z', rate: 1.08 },
  ],
  GBP: [
    { from: '2027-01-01T00:00:00Z', till: '2027-02-01T00:00:00Z', rate: 1.26 },
    { from: '2027-02-01T00:00:00Z', till: '2028-01-01T00:00:00Z', rate: 1.27 },
  ],
};

/**
 * An amount in another currency, to the cent; nothing where one of the two has no rate. Without a currency, either is
 * in that of the other.
 */
export function convertCurrency(
  { amount, currency }: Money,
  other: Schemas['Currency'] | undefined,
): number | undefined {
  if (currency === undefined || other === undefined || currency === other) return amount;
  const [rate, otherRate] = [exchangeRates[currency], exchangeRates[other]];
  return rate === undefined || otherRate === undefined
    ? undefined
    : roundToCents((amount * rate) / otherRate);
}
