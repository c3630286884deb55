import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchesWildcards } from './wildcards';

/** The same by plain recursion: slow, and easy to believe. */
function matchesSlowly([first, ...rest]: string[], pattern: string[]): boolean {
  const [part, ...later] = pattern;
  if (part === undefined) return first === undefined;
  if (part === '%') {
    return (
      matchesSlowly(first === undefined ? [] : [first, ...rest], later) ||
      (first !== undefined && matchesSlowly(rest, pattern))
    );
  }
  return first !== undefined && (part === '_' || part === first) && matchesSlowly(rest, later);
}

const text = (characters: string[], maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...characters), maxLength });

describe('wildcards', () => {
  it('«%» stands for any run of characters, also for none', () => {
    expect(matchesWildcards('TRV-0020417', 'TRV%')).toBe(true);
    expect(matchesWildcards('TRV', 'TRV%')).toBe(true);
    expect(matchesWildcards('TRV-0020417', '%2041%')).toBe(true);
    expect(matchesWildcards('TRV-0020417', '%9%')).toBe(false);
  });

  it('«_» stands for one character', () => {
    expect(matchesWildcards('TRV', 'T_V')).toBe(true);
    expect(matchesWildcards('TV', 'T_V')).toBe(false);
    expect(matchesWildcards('T😀V', 'T_V')).toBe(true);
  });

  it('takes every other character for itself', () => {
    expect(matchesWildcards('a.c', 'a.c')).toBe(true);
    expect(matchesWildcards('abc', 'a.c')).toBe(false);
    expect(matchesWildcards('', '')).toBe(true);
    expect(matchesWildcards('a', '')).toBe(false);
  });

  it('agrees with plain recursion', () => {
    fc.assert(
      fc.property(text(['a', 'b', '%'], 9), text(['a', 'b', '%', '_'], 7), (value, pattern) => {
        expect(matchesWildcards(value, pattern)).toBe(matchesSlowly([...value], [...pattern]));
      }),
      { numRuns: 3000 },
    );
  });

  it('does not hang on patterns of many runs', () => {
    const start = performance.now();
    expect(matchesWildcards('a'.repeat(1000), `${'%a'.repeat(500)}%b`)).toBe(false);
    expect(matchesWildcards('a'.repeat(1000), `%${'a'.repeat(400)}b`)).toBe(false);
    expect(matchesWildcards('a'.repeat(4_000_000), '%b')).toBe(false);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
