import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutSnippet, markTerms, splitQuery } from './snippet';

describe('markTerms', () => {
  it('marks words that begin with a term, in any case', () => {
    expect(markTerms('Tokens and a token', ['token'])).toEqual([
      { text: 'Token', marked: true },
      { text: 's and a ', marked: false },
      { text: 'token', marked: true },
    ]);
  });

  it('loses no character of any text for any query', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (text, query) => {
        const parts = markTerms(text, splitQuery(query));
        return parts.map((part) => part.text).join('') === text;
      }),
    );
  });
});

describe('cutSnippet', () => {
  it('cuts around the first match, at words', () => {
    const text = `${'before '.repeat(30)}match ${'after '.repeat(30)}`.trim();
    const snippet = cutSnippet(text, ['match']);
    expect(snippet).toContain('match');
    expect(snippet.startsWith('…')).toBe(true);
    expect(snippet.endsWith('…')).toBe(true);
    expect(snippet.length).toBeLessThan(130);
  });

  it('returns a short text whole', () => {
    expect(cutSnippet('Short text', ['text'])).toBe('Short text');
  });

  it('is always a part of the text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), fc.string(), (text, query) =>
        text.includes(cutSnippet(text, splitQuery(query)).replace(/^…|…$/g, '')),
      ),
    );
  });
});
