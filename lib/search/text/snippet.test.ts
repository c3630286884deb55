import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findMatches, type WordMatcher } from './matches';
import { createTermMatcher, extractSnippet, splitAtMatches } from './snippet';

const anyText = fc.string({ unit: 'binary', maxLength: 600 });
const anyMatcher = fc.array(fc.string({ maxLength: 6 })).map(createTermMatcher);

describe('splitAtMatches', () => {
  it('matches inflected words, parts of identifiers, and whole identifiers', () => {
    const matches = createTermMatcher(['token', 'polici', 'userslimit']);
    const listMatches = (text: string) =>
      splitAtMatches(text, matches)
        .filter((part) => part.isMatch)
        .map((part) => part.text);
    expect(listMatches('Tokens, a token and a policyNumber; usersLimit')).toEqual([
      'Tokens',
      'token',
      'policy',
      'usersLimit',
    ]);
  });

  it('preserves every character of any text', () => {
    fc.assert(
      fc.property(anyText, anyMatcher, (text, matches) => {
        expect(
          splitAtMatches(text, matches)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});

describe('extractSnippet', () => {
  const extract = (text: string, matches: WordMatcher) =>
    extractSnippet(text, findMatches(text, matches));

  it('cuts at spaces around the passage with the most distinct matches', () => {
    const long = `token ${'before '.repeat(40)}the token of a policy ${'after '.repeat(40)}`.trim();
    const snippet = extract(long, createTermMatcher(['token', 'polici']));
    expect(snippet).toContain('the token of a policy');
    expect(snippet).toMatch(/^….*…$/);
    expect(snippet.length).toBeLessThan(150);
  });

  it('returns a short text unchanged', () => {
    expect(extract('Short text', createTermMatcher(['text']))).toBe('Short text');
  });

  it('always returns a substring of the text', () => {
    fc.assert(
      fc.property(anyText, anyMatcher, (text, matches) => {
        expect(text).toContain(extract(text, matches).replace(/^…|…$/g, ''));
      }),
    );
  });
});
