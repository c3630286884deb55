import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findMatches, type Matcher } from './matches';
import { createMatcher, cutSnippet, markTerms } from './snippet';

const text = fc.string({ unit: 'binary', maxLength: 600 });
const anyMatcher = fc.array(fc.string({ maxLength: 6 })).map(createMatcher);

describe('markTerms', () => {
  it('marks words of a term’s stem, parts of identifiers and whole ones', () => {
    const matches = createMatcher(['token', 'polici', 'userslimit']);
    const marked = (of: string) =>
      markTerms(of, matches)
        .filter((part) => part.marked)
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
          markTerms(of, matches)
            .map((part) => part.text)
            .join(''),
        ).toBe(of);
      }),
    );
  });
});

describe('cutSnippet', () => {
  const cut = (of: string, matches: Matcher) => cutSnippet(of, findMatches(of, matches));

  it('cuts where most of the different words stand, at words', () => {
    const long = `token ${'before '.repeat(40)}the token of a policy ${'after '.repeat(40)}`.trim();
    const snippet = cut(long, createMatcher(['token', 'polici']));
    expect(snippet).toContain('the token of a policy');
    expect(snippet).toMatch(/^….*…$/);
    expect(snippet.length).toBeLessThan(150);
  });

  it('returns a short text whole', () => {
    expect(cut('Short text', createMatcher(['text']))).toBe('Short text');
  });

  it('is always a part of the text', () => {
    fc.assert(
      fc.property(text, anyMatcher, (of, matches) => {
        expect(of).toContain(cut(of, matches).replace(/^…|…$/g, ''));
      }),
    );
  });
});
