import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokenizeJson } from './tokenize-json';

describe('tokenizeJson', () => {
  it('distinguishes keys, strings, and constants', () => {
    expect(tokenizeJson('{ "a": ["b\\"", -1.5e3, true, null] }')).toEqual([
      { text: '{ ' },
      { text: '"a"', kind: 'keyword' },
      { text: ': [' },
      { text: '"b\\""', kind: 'string' },
      { text: ', ' },
      { text: '-1.5e3', kind: 'constant' },
      { text: ', ' },
      { text: 'true', kind: 'constant' },
      { text: ', ' },
      { text: 'null', kind: 'constant' },
      { text: '] }' },
    ]);
  });

  it('returns tokens that add up to the text', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        const formatted = JSON.stringify(JSON.parse(json), null, 2);
        const texts = tokenizeJson(formatted).map(({ text }) => text);
        return texts.join('') === formatted;
      }),
    );
  });
});
