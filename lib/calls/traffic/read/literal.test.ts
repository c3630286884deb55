import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLiteral } from './literal';
import { getLiteral, getText, toJson, toValue } from './literal-values';

const read = (text: string) => {
  const { literal, ...rest } = readLiteral(text);
  return { ...rest, literal, value: literal && toValue(literal) };
};

/** What represents the value of an expression. */
const expression = (code: string): string => `\${${code}}`;

describe('readLiteral', () => {
  it('reads JSON as JSON.parse does, without notes', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(undefined, 2, '\t'), (value, space) => {
        const text = JSON.stringify(value, null, space);
        const result = read(text);
        expect(result.value).toEqual(JSON.parse(text));
        expect(result).toMatchObject({ notes: [], end: text.length, isTruncated: false });
      }),
    );
  });

  it('keeps the digits of numbers', () => {
    const text = '{"id":9007199254740993,"price":1.10}';
    const { literal } = readLiteral(text);
    expect(literal && toJson(literal)).toBe(text);
  });

  it.each([
    ["{'a': 'b'}", { a: 'b' }, ['JSON has no single quotes. Use double quotes']],
    ['{“a”: “b”}', { a: 'b' }, ['JSON has no typographic quotes. Use double quotes']],
    ['{a: 1}', { a: 1 }, ['JSON has quotes around a name']],
    ['{"a": None, "b": True}', { a: null, b: true }, ['JSON has no None', 'JSON has no True']],
    ['{"a": 1,}', { a: 1 }, ['JSON has no comma before }']],
    ['[1, 2,]', [1, 2], ['JSON has no comma before ]']],
    ['{"a": 1 /* b */} // c', { a: 1 }, ['JSON has no comments']],
    ['{"a": "b\nc"}', { a: 'b\nc' }, ['A text of JSON has no line breaks. Write \\n']],
    ['{"a": 1 "b": 2}', { a: 1, b: 2 }, ['A comma or } is missing before "']],
    ['{"a": "\\x41\\\'"}', { a: "A'" }, []],
    ['{"a": token}', { a: expression('token') }, ['JSON has no code such as token']],
    [
      "{a: 'Bearer ' + token}",
      { a: `Bearer ${expression('token')}` },
      [expect.any(String), expect.any(String), expect.any(String)],
    ],
    ['{"a": }', {}, ['A value is expected instead of }']],
    ['{"a" 1}', {}, ['A colon is missing after a']],
  ])('reads %s', (text, value, messages) => {
    const result = read(text);
    expect(result.value).toEqual(value);
    expect(result.notes.map(({ message }) => message)).toEqual(messages);
  });

  it.each([
    ['{"a": {"b": "cd', { a: { b: 'cd' } }],
    ['{"a": 1, "b', { a: 1 }],
    ['{"a": 1, "b":', { a: 1 }],
    ['{"a": [1, 2', { a: [1, 2] }],
    ['{"a": tru', { a: expression('tru') }],
    ['{', {}],
  ])('reads %s, which is cut off', (text, value) => {
    const result = read(text);
    expect(result.value).toEqual(value);
    expect(result.isTruncated).toBe(true);
    expect(result.notes.at(-1)).toMatchObject({
      message: 'The text is cut off here',
      at: { offset: text.length },
    });
  });

  it('has the positions of values', () => {
    const text = '{"a": ["bc", "d\\n"]}';
    const { literal } = readLiteral(text);
    const slice = (...path: Array<string | number>) => {
      const { offset = 0, length = 0 } = getLiteral(literal, ...path)?.at ?? {};
      return text.slice(offset, offset + length);
    };
    expect([slice('a'), slice('a', 0), slice('a', 1)]).toEqual(['["bc", "d\\n"]', 'bc', '"d\\n"']);
    expect(getText(literal, 'a', 1)).toBe('d\n');
  });

  it('ends after the value', () => {
    expect(readLiteral('  {"a": 1} and so on').end).toBe(10);
  });
});
