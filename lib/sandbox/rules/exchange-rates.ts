import type { Schemas } from '../api-types';
import { type Money, roundToCents } from './money';

/**
 * The value of one unit of a currency in USD. These are example values: neither the API's rates nor their direction are
 * documented.
 */
export const exchangeRates: Record<string, number> = { USD: 1, EUR: 1.08, GBP: 1.27 };

/** The rates per time range. The start of a range is inclusive, its end exclusive. */
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
 * Converts an amount to another currency, rounded to cents. Returns `undefined` if one of the currencies has no rate,
 * and the amount itself if one of them is missing.
 */
export function convertCurrency(
  { amount, currency }: Money,
  target: Schemas['Currency'] | undefined,
): number | undefined {
  if (currency === undefined || target === undefined || currency === target) return amount;
  const [rate, targetRate] = [exchangeRates[currency], exchangeRates[target]];
  return rate === undefined || targetRate === undefined
    ? undefined
    : roundToCents((amount * rate) / targetRate);
}
