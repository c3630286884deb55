import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePartialJson } from './partial-json';

describe('parsePartialJson', () => {
  it('parses complete JSON as JSON.parse does', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(parsePartialJson(text).value).toEqual(JSON.parse(text));
      }),
    );
  });

  it('returns the range of each value', () => {
    const text = '{"a": [1, {"b/c": true}]}';
    const range = parsePartialJson(text).ranges.get('/a/1/b~1c');
    expect(range && text.slice(range.from, range.to)).toBe('true');
  });

  it('returns the range of the name of each property, also of one without a value', () => {
    const text = '{"a": [{"b/c": true}], "d"';
    const { nameRanges } = parsePartialJson(text);
    const names = [...nameRanges].map(([pointer, { from, to }]) => [pointer, text.slice(from, to)]);
    expect(names).toEqual([
      ['/a', '"a"'],
      ['/a/0/b~1c', '"b/c"'],
      ['/d', '"d"'],
    ]);
  });
});
