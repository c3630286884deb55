import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findMatches, type WordMatcher } from './matches';
import { parseProse } from './prose';
import { createTermMatcher, extractSnippet, splitSnippet, splitText } from './snippet';

const anyText = fc.string({ unit: 'binary', maxLength: 600 });
const anyMatcher = fc.array(fc.string({ maxLength: 6 })).map(createTermMatcher);

const splitAll = (text: string, matches: WordMatcher) =>
  splitText(text, { start: 0, end: text.length }, findMatches(text, matches), []);

describe('splitText', () => {
  it('matches inflected words, parts of identifiers, and whole identifiers', () => {
    const matches = createTermMatcher(['token', 'polici', 'userslimit']);
    const listMatches = (text: string) =>
      splitAll(text, matches)
        .filter((part) => part.isMatch)
        .map((part) => part.text);
    expect(listMatches('Tokens, a token and a policyNumber; usersLimit')).toEqual([
      'Tokens',
      'token',
      'policy',
      'usersLimit',
    ]);
  });

  it('separates code from prose, also within a match', () => {
    const { text, codes } = parseProse('The `policyNumber` of a policy');
    const matches = findMatches(text, createTermMatcher(['polici']));
    expect(splitText(text, { start: 0, end: text.length }, matches, codes)).toEqual([
      { text: 'The ', isMatch: false, isCode: false },
      { text: 'policy', isMatch: true, isCode: true },
      { text: 'Number', isMatch: false, isCode: true },
      { text: ' of a ', isMatch: false, isCode: false },
      { text: 'policy', isMatch: true, isCode: false },
    ]);
  });

  it('preserves every character of any text', () => {
    fc.assert(
      fc.property(anyText, anyMatcher, (text, matches) => {
        expect(
          splitAll(text, matches)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});

describe('extractSnippet', () => {
  const extract = (text: string, matches: WordMatcher, length = 140) => {
    const found = findMatches(text, matches);
    return splitSnippet(text, extractSnippet(text, found, length), found, [])
      .map((part) => part.text)
      .join('');
  };

  it('cuts at spaces around the passage with the most distinct matches', () => {
    const long = `token ${'before '.repeat(40)}the token of a policy ${'after '.repeat(40)}`.trim();
    const snippet = extract(long, createTermMatcher(['token', 'polici']));
    expect(snippet).toContain('the token of a policy');
    expect(snippet).toMatch(/^….*…$/);
    expect(snippet.length).toBeLessThan(150);
  });

  it('starts and ends with a sentence where it can', () => {
    const text = `${'Other words here. '.repeat(10)}A token has no documented lifetime. It can end at any time, so be ready to log in again after a refusal. ${'More words follow. '.repeat(10)}`;
    expect(extract(text, createTermMatcher(['lifetim']))).toBe(
      'A token has no documented lifetime. It can end at any time, so be ready to log in again after a refusal. More words follow.',
    );
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

  it('starts a sample value with the sentence that it belongs to', () => {
    const text = `${'The token of the patient. '.repeat(6)}A visit that starts soon. 70412.`;
    const matches = findMatches(text, createTermMatcher(['70412']));
    const { start, end } = extractSnippet(text, matches, 60);
    expect(text.slice(start, end)).toBe('A visit that starts soon. 70412.');
  });
});
