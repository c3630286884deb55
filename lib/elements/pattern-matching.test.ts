import { describe, expect, it } from 'vitest';
import { compilePattern } from './pattern-matching';

describe('compilePattern', () => {
  it.each([
    ['[0-9]{6}', '123456', true],
    ['[0-9]{6}', '1234567', false],
    ['a|bc', 'bc', true],
    ['\\p{L}+(?:[ -]\\p{L}+)*', 'de Sá', true],
    ['(?<year>\\d{4})\\/\\d\\d', '2027/03', true],
    ['\\u{1F600}', '😀', true],
  ])('%s matches the entire text %s: %s', (pattern, text, expected) => {
    expect(compilePattern(pattern)(text)).toBe(expected);
  });

  it.each(['(a+)+', '(a|a)*', '([a-z]+)*', '(a?){50}a{50}', '(.*)*x'])(
    'matches %s in linear time',
    (pattern) => {
      expect(compilePattern(pattern)(`${'a'.repeat(10_000)}!`)).toBe(false);
    },
  );

  it.each(['(', '[z-a]', '(?=a)b', '(a)\\1', '(a{1000}){1000}'])(
    'lets every text match %s, which is not supported',
    (pattern) => {
      expect(compilePattern(pattern)('anything')).toBe(true);
    },
  );
});
