import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchesWildcards } from './wildcards';

/** A simple but slow reference implementation. */
function matchesRecursively([first, ...rest]: string[], pattern: string[]): boolean {
  const [part, ...later] = pattern;
  if (part === undefined) return first === undefined;
  if (part === '%') {
    return (
      matchesRecursively(first === undefined ? [] : [first, ...rest], later) ||
      (first !== undefined && matchesRecursively(rest, pattern))
    );
  }
  return first !== undefined && (part === '_' || part === first) && matchesRecursively(rest, later);
}

const text = (characters: string[], maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...characters), maxLength });

describe('wildcards', () => {
  it('% matches any number of characters, including none', () => {
    expect(matchesWildcards('TRV-0020417', 'TRV%')).toBe(true);
    expect(matchesWildcards('TRV', 'TRV%')).toBe(true);
    expect(matchesWildcards('TRV-0020417', '%2041%')).toBe(true);
    expect(matchesWildcards('TRV-0020417', '%9%')).toBe(false);
  });

  it('_ matches exactly one character', () => {
    expect(matchesWildcards('TRV', 'T_V')).toBe(true);
    expect(matchesWildcards('TV', 'T_V')).toBe(false);
    expect(matchesWildcards('T😀V', 'T_V')).toBe(true);
  });

  it('other characters match themselves', () => {
    expect(matchesWildcards('a.c', 'a.c')).toBe(true);
    expect(matchesWildcards('abc', 'a.c')).toBe(false);
    expect(matchesWildcards('', '')).toBe(true);
    expect(matchesWildcards('a', '')).toBe(false);
  });

  it('match the same texts as the recursive reference implementation', () => {
    fc.assert(
      fc.property(text(['a', 'b', '%'], 9), text(['a', 'b', '%', '_'], 7), (value, pattern) => {
        expect(matchesWildcards(value, pattern)).toBe(matchesRecursively([...value], [...pattern]));
      }),
      { numRuns: 3000 },
    );
  });

  it('are fast for patterns with many wildcards', () => {
    const start = performance.now();
    expect(matchesWildcards('a'.repeat(1000), `${'%a'.repeat(500)}%b`)).toBe(false);
    expect(matchesWildcards('a'.repeat(1000), `%${'a'.repeat(400)}b`)).toBe(false);
    expect(matchesWildcards('a'.repeat(4_000_000), '%b')).toBe(false);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
