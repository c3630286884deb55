import { describe, expect, it } from 'vitest';
import { convertCurrency, currencyRates, exchangeRates } from './exchange-rates';

describe('exchange rates', () => {
  it('are against USD', () => {
    expect(convertCurrency({ amount: 100, currency: 'EUR' }, 'USD')).toBe(108);
    expect(convertCurrency({ amount: 127, currency: 'USD' }, 'GBP')).toBe(100);
    expect(convertCurrency({ amount: 100, currency: 'EUR' }, 'GBP')).toBe(85.04);
  });

  it('are not needed for an amount in the same currency, or without one', () => {
    expect(convertCurrency({ amount: 100, currency: 'XAU' }, 'XAU')).toBe(100);
    expect(convertCurrency({ amount: 100 }, 'EUR')).toBe(100);
    expect(convertCurrency({ amount: 100, currency: 'EUR' }, undefined)).toBe(100);
  });

  it('are not made up for a currency that has none', () => {
    expect(convertCurrency({ amount: 100, currency: 'ILS' }, 'EUR')).toBeUndefined();
    expect(convertCurrency({ amount: 100, currency: 'EUR' }, 'ILS')).toBeUndefined();
  });

  it('have ranges of which each starts (inclusive) where the one before ends (exclusive)', () => {
    expect(Object.keys(currencyRates)).toEqual(Object.keys(exchangeRates));
    for (const [currency, ranges] of Object.entries(currencyRates)) {
      const starts = ranges.slice(1).map(({ from }) => from);
      expect(ranges.slice(0, -1).map(({ till }) => till)).toEqual(starts);
      expect(ranges.at(-1)?.rate).toBe(exchangeRates[currency]);
    }
  });
});
