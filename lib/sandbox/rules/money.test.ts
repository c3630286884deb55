import { describe, expect, it } from 'vitest';
import { roundToCents } from './money';

describe('roundToCents', () => {
  it('rounds to cents', () => {
    expect(roundToCents(4.166)).toBe(4.17);
    expect(roundToCents(-4.164)).toBe(-4.16);
    expect(roundToCents(60)).toBe(60);
  });

  it('returns a finite number for very large amounts', () => {
    expect(roundToCents(1.7e308)).toBe(1.7e308);
    expect(roundToCents(-1.7e308)).toBe(-1.7e308);
  });
});
