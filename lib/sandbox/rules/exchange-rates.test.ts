import { describe, expect, it } from 'vitest';
import { convertCurrency, currencyRates, exchangeRates } from './exchange-rates';

describe('exchange rates', () => {
  it('are against USD', () => {
    expect(convertCurrency({ amount: 100, currency: 'EUR' }, 'USD')).toBe(108);
    expect(convertCurrency({ amount: 127, currency: 'USD' }, 'GBP')).toBe(100);
    expect(convertCurrency({ amount: 100, currency: 'EUR' }, 'GBP')).toBe(85.04);
  });

  it('are not needed if the currencies are the same or one is missing', () => {
    expect(convertCurrency({ amount: 100, currency: 'XAU' }, 'XAU')).toBe(100);
    expect(convertCurrency({ amount: 100 }, 'EUR')).toBe(100);
    expect(convertCurrency({ amount: 100, currency: 'EUR' }, undefined)).toBe(100);
  });

  it('are undefined for unknown currencies', () => {
    expect(convertCurrency({ amount: 100, currency: 'ILS' }, 'EUR')).toBeUndefined();
    expect(convertCurrency({ amount: 100, currency: 'EUR' }, 'ILS')).toBeUndefined();
  });

  it('have adjacent ranges: each starts (inclusive) at the end (exclusive) of the previous one', () => {
    expect(Object.keys(currencyRates)).toEqual(Object.keys(exchangeRates));
    for (const [currency, ranges] of Object.entries(currencyRates)) {
      const starts = ranges.slice(1).map(({ from }) => from);
      expect(ranges.slice(0, -1).map(({ till }) => till)).toEqual(starts);
      expect(ranges.at(-1)?.rate).toBe(exchangeRates[currency]);
    }
  });
});
