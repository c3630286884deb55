import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatRanges, parseRanges } from './number-ranges';

it('formats neighbors as one range', () => {
  expect(formatRanges([0, 1, 2, 5, 7, 8])).toBe('0-2,5,7-8');
});

it('reads what it has written', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(500)), (numbers) => {
      const sorted = numbers.toSorted((a, b) => a - b);
      expect(parseRanges(formatRanges(sorted))).toEqual(sorted);
    }),
  );
});
