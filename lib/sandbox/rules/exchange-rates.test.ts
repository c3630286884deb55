import { describe, expect, it } from 'vitest';
import { currencyRates, exchangeRates, fromUsd, toUsd } from './exchange-rates';

describe('exchange rates', () => {
  it('are against USD', () => {
    expect(toUsd(100, 'EUR')).toBe(108);
    expect(toUsd(100, 'USD')).toBe(100);
    expect(fromUsd(127, 'GBP')).toBe(100);
    expect(toUsd(100, undefined)).toBe(100);
    expect(toUsd(100, 'XAU')).toBe(100);
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
