import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slotCount, slotValue, toSlot } from './score-slots';

describe('score slots', () => {
  it('represent every weight with an error of less than 7 %', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.02, max: slotValue(0), noNaN: true }), (weight) => {
        expect(Math.abs(slotValue(toSlot(weight)) / weight - 1)).toBeLessThan(0.07);
      }),
    );
  });

  it('clamp weights outside the range to the first and last slot', () => {
    expect(toSlot(1e9)).toBe(0);
    expect(toSlot(1e-9)).toBe(slotCount - 1);
  });
});
