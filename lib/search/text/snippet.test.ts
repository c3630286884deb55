import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findMatches, type WordMatcher } from './matches';
import { createTermMatcher, extractSnippet, splitAtMatches } from './snippet';

const text = fc.string({ unit: 'binary', maxLength: 600 });
const anyMatcher = fc.array(fc.string({ maxLength: 6 })).map(createTermMatcher);

describe('markTerms', () => {
  it('marks words of a term’s stem, parts of identifiers and whole ones', () => {
    const matches = createTermMatcher(['token', 'polici', 'userslimit']);
    const marked = (of: string) =>
      splitAtMatches(of, matches)
        .filter((part) => part.isMatch)
        .map((part) => part.text);
    expect(marked('Tokens, a token and a policyNumber; usersLimit')).toEqual([
      'Tokens',
      'token',
      'policy',
      'usersLimit',
    ]);
  });

  it('loses no character of any text for any query', () => {
    fc.assert(
      fc.property(text, anyMatcher, (of, matches) => {
        expect(
          splitAtMatches(of, matches)
            .map((part) => part.text)
            .join(''),
        ).toBe(of);
      }),
    );
  });
});

describe('cutSnippet', () => {
  const cut = (of: string, matches: WordMatcher) => extractSnippet(of, findMatches(of, matches));

  it('cuts where most of the different words stand, at words', () => {
    const long = `token ${'before '.repeat(40)}the token of a policy ${'after '.repeat(40)}`.trim();
    const snippet = cut(long, createTermMatcher(['token', 'polici']));
    expect(snippet).toContain('the token of a policy');
    expect(snippet).toMatch(/^….*…$/);
    expect(snippet.length).toBeLessThan(150);
  });

  it('returns a short text whole', () => {
    expect(cut('Short text', createTermMatcher(['text']))).toBe('Short text');
  });

  it('is always a part of the text', () => {
    fc.assert(
      fc.property(text, anyMatcher, (of, matches) => {
        expect(of).toContain(cut(of, matches).replace(/^…|…$/g, ''));
      }),
    );
  });
});
