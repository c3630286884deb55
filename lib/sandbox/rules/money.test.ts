import { describe, expect, it } from 'vitest';
import { toCents } from './money';

describe('an amount of money', () => {
  it('is to the cent', () => {
    expect(toCents(4.166)).toBe(4.17);
    expect(toCents(-4.164)).toBe(-4.16);
    expect(toCents(60)).toBe(60);
  });

  it('is always a number, however large', () => {
    expect(toCents(1.7e308)).toBe(1.7e308);
    expect(toCents(-1.7e308)).toBe(-1.7e308);
  });
});
