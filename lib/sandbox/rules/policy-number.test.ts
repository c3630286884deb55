import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSamePolicyNumber, matchesPolicyNumber } from './policy-number';

describe('policy numbers', () => {
  it('ignore non-alphanumeric characters', () => {
    expect(isSamePolicyNumber('TRV-0020417', 'TRV0020417')).toBe(true);
    expect(isSamePolicyNumber('TRV-0020417', ' trv/002.0417 ')).toBe(true);
    expect(isSamePolicyNumber('TRV-0020417', 'TRX-0020417')).toBe(false);
  });

  it('ignore leading zeros of each run of digits', () => {
    expect(isSamePolicyNumber('TRV-0020417', 'TRV20417')).toBe(true);
    expect(isSamePolicyNumber('000123', '123')).toBe(true);
    expect(isSamePolicyNumber('TRV-0020417', 'TRV-20417000')).toBe(false);
    expect(isSamePolicyNumber('A-100', 'A-1')).toBe(false);
    expect(isSamePolicyNumber('A-000', 'A-0')).toBe(true);
    expect(isSamePolicyNumber('A-1-02', 'A102')).toBe(true);
  });

  it('differ if they consist of different separators only', () => {
    expect(isSamePolicyNumber('--', '//')).toBe(false);
    expect(isSamePolicyNumber('--', '--')).toBe(true);
  });

  it('match a search with the wildcards % and _', () => {
    for (const search of [
      'TRV-002%',
      'trv-002%',
      'TRV002%',
      'TRV2%',
      '%0417',
      'TRV-__20417',
      'TRV-_______',
      'TRV20_17',
      'TRV_0417',
      'TRV-0020417',
      'TRV20417',
      '%',
    ]) {
      expect(matchesPolicyNumber('TRV-0020417', search), search).toBe(true);
    }
    for (const search of ['TRV-003%', 'TRV', '20417', '%9', 'TRV_417', '-', '']) {
      expect(matchesPolicyNumber('TRV-0020417', search), search).toBe(false);
    }
  });

  it('treat a zero after a wildcard as significant', () => {
    expect(matchesPolicyNumber('TRV-0029417', 'TRV%0417')).toBe(false);
  });

  it('match a search without wildcards exactly if they are the same number', () => {
    const number = fc.string({ unit: fc.constantFrom('A', 'B', '0', '1', '-', '/'), minLength: 1 });
    fc.assert(
      fc.property(number, number, (a, b) => {
        if (/[AB01]/.test(b)) expect(matchesPolicyNumber(a, b)).toBe(isSamePolicyNumber(a, b));
      }),
      { numRuns: 2000 },
    );
  });
});
