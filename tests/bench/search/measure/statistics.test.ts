import { describe, expect, it } from 'vitest';
import { percentile, pickEvenly } from './statistics';

describe('percentile', () => {
  it('returns the value that the given share does not exceed', () => {
    const values = [9, 1, 8, 2, 7, 3, 6, 4, 5, 10];
    expect([0, 0.5, 0.95, 1].map((share) => percentile(values, share))).toEqual([1, 5, 10, 10]);
    expect(percentile([], 0.5)).toBe(0);
  });
});

describe('pickEvenly', () => {
  it('picks items at even intervals over the list', () => {
    expect(pickEvenly([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 4)).toEqual([0, 2, 5, 7]);
    expect(pickEvenly([1, 2], 4)).toEqual([1, 2]);
  });
});
