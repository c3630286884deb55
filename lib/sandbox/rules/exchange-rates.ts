import type { Schemas } from '../api';

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

/** An amount in USD, to the cent; an amount in a currency without a rate counts as USD. */
export function toUsd(amount: number, currency: string | undefined): number {
  const rate = currency === undefined ? 1 : (exchangeRates[currency] ?? 1);
  return Math.round(amount * rate * 100) / 100;
}

/** An amount of USD in another currency, to the cent. */
export function fromUsd(amount: number, currency: string | undefined): number {
  const rate = currency === undefined ? 1 : (exchangeRates[currency] ?? 1);
  return Math.round((amount / rate) * 100) / 100;
}
