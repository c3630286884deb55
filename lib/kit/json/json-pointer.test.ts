import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getAt, isAtOrBelow, joinPointer, parsePointer } from './json-pointer';

describe('JSON Pointers', () => {
  it('evaluates the examples of RFC 6901', () => {
    const document = { foo: ['bar', 'baz'], '': 0, 'a/b': 1, 'm~n': 8 };
    const values = ['', '/foo/0', '/', '/a~1b', '/m~0n'].map((pointer) => getAt(document, pointer));
    expect(values).toEqual([document, 'bar', 0, 1, 8]);
  });

  it('joins what it parses, for any tokens', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (tokens) => {
        const pointer = tokens.reduce<string>(joinPointer, '');
        expect(parsePointer(pointer)).toEqual(tokens);
        expect(isAtOrBelow(joinPointer(pointer, 'x'), pointer)).toBe(true);
      }),
    );
  });

  it('finds neither inherited properties nor values in texts', () => {
    for (const pointer of ['/constructor', '/__proto__', '/text/length', '/none/deeper'])
      expect(getAt({ text: 'abc' }, pointer)).toBeUndefined();
  });
});
