import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slotOf, slots, slotValue } from './slots';

describe('slots', () => {
  it('keep what a term counts to within 6 %, from the most to the least', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.02, max: slotValue(0), noNaN: true }), (value) => {
        expect(Math.abs(slotValue(slotOf(value)) / value - 1)).toBeLessThan(0.07);
      }),
    );
  });

  it('hold everything, however much or little it counts', () => {
    expect(slotOf(1e9)).toBe(0);
    expect(slotOf(1e-9)).toBe(slots - 1);
  });
});
