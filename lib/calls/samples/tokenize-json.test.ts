import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokenizeJson } from './tokenize-json';

describe('tokenizeJson', () => {
  it('distinguishes keys, strings, and constants', () => {
    expect(tokenizeJson('{ "a": ["b\\"", -1.5e3, true, null] }')).toEqual([
      { kind: 'text', text: '{ ' },
      { kind: 'keyword', text: '"a"' },
      { kind: 'text', text: ': [' },
      { kind: 'string', text: '"b\\""' },
      { kind: 'text', text: ', ' },
      { kind: 'constant', text: '-1.5e3' },
      { kind: 'text', text: ', ' },
      { kind: 'constant', text: 'true' },
      { kind: 'text', text: ', ' },
      { kind: 'constant', text: 'null' },
      { kind: 'text', text: '] }' },
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
