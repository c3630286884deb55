import { describe, expect, it } from 'vitest';
import { findMismatches } from './find-mismatches';

describe('findMismatches', () => {
  it('allows a page to omit fields and the ends of arrays', () => {
    const received = { a: 1, list: [{ id: 1, name: 'x' }, { id: 2 }] };
    expect(findMismatches({ list: [{ id: 1 }] }, received)).toEqual([]);
    expect(findMismatches([], [1], { isShortened: true })).toEqual([]);
    expect(findMismatches({ a: {} }, { a: { b: 1 } }, { isShortened: true })).toEqual([]);
  });

  it.each([
    [{ a: 1 }, { a: 2 }, '/a: the page shows 1, the response has 2'],
    [{ a: 1 }, {}, '/a: the page shows 1, the response has nothing'],
    [[1, 2], [1], '/1: the page shows 2, the response has nothing'],
    [{ a: [] }, { a: {} }, '/a: the page shows [], the response has {}'],
    [{ a: null }, {}, '/a: the page shows null, the response has nothing'],
    [[], [1], '/: the page shows [], the response has [1]'],
    [{ a: {} }, { a: { b: 1 } }, '/a: the page shows {}, the response has {"b":1}'],
    [1, '1', '/: the page shows 1, the response has "1"'],
  ])('reports that %j is not in %j', (shown, received, message) => {
    expect(findMismatches(shown, received)).toEqual([message]);
  });

  it('only checks the existence of volatile fields', () => {
    const options = { volatile: new Set(['trace']) };
    expect(findMismatches({ trace: 'a' }, { trace: 'b' }, options)).toEqual([]);
    expect(findMismatches({ trace: 'a' }, {}, options)).toHaveLength(1);
  });

  it('allows a shortened array to omit items, but not to change their order', () => {
    const options = { isShortened: true };
    const received = [{ id: 1 }, { id: 2, x: 1 }, { id: 3 }];
    expect(findMismatches([{ id: 2 }, { id: 3 }], received, options)).toEqual([]);
    expect(findMismatches([{ id: 3 }, { id: 2 }], received, options)).toEqual([
      '/1: no item of the response is {"id":2}',
    ]);
  });
});
