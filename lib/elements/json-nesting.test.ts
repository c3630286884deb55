import { describe, expect, it } from 'vitest';
import { exceedsNesting } from './json-nesting';

describe('exceedsNesting', () => {
  it.each([
    ['', 0, false],
    ['[]', 0, true],
    ['[]', 1, false],
    ['[[],[],{"a":[]}]', 3, false],
    ['[[],[],{"a":[]}]', 2, true],
    ['["[[[[", "\\\\"]', 1, false],
    ['["\\"[[[["]', 1, false],
    ['[[[', 2, true],
    ['['.repeat(1_000_000), 400, true],
  ])('of %.20j with a maximum of %i is %s', (text, max, expected) => {
    expect(exceedsNesting(text, max)).toBe(expected);
  });
});
