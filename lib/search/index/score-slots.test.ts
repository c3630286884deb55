import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slotCount, slotValue, toSlot } from './score-slots';

describe('slots', () => {
  it('keep what a term counts to within 6 %, from the most to the least', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.02, max: slotValue(0), noNaN: true }), (value) => {
        expect(Math.abs(slotValue(toSlot(value)) / value - 1)).toBeLessThan(0.07);
      }),
    );
  });

  it('hold everything, however much or little it counts', () => {
    expect(toSlot(1e9)).toBe(0);
    expect(toSlot(1e-9)).toBe(slotCount - 1);
  });
});
