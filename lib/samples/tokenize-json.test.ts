import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokenizeJson } from './tokenize-json';

describe('listJsonTokens', () => {
  it('tells keys, texts and constants apart', () => {
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

  it('leaves out nothing of any JSON', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        const written = JSON.stringify(JSON.parse(json), null, 2);
        const text = tokenizeJson(written).map((token) => token.text);
        return text.join('') === written;
      }),
    );
  });
});
