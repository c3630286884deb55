import { describe, expect, it } from 'vitest';
import { findMismatches } from './find-mismatches';

describe('findMismatches', () => {
  it('lets a page leave fields and ends of lists out', () => {
    const answered = { a: 1, list: [{ id: 1, name: 'x' }, { id: 2 }] };
    expect(findMismatches({ list: [{ id: 1 }] }, answered)).toEqual([]);
    expect(findMismatches([], [1], { isShortened: true })).toEqual([]);
    expect(findMismatches({ a: {} }, { a: { b: 1 } }, { isShortened: true })).toEqual([]);
  });

  it.each([
    [{ a: 1 }, { a: 2 }, '/a: the page shows 1, the answer has 2'],
    [{ a: 1 }, {}, '/a: the page shows 1, the answer has nothing'],
    [[1, 2], [1], '/1: the page shows 2, the answer has nothing'],
    [{ a: [] }, { a: {} }, '/a: the page shows [], the answer has {}'],
    [{ a: null }, {}, '/a: the page shows null, the answer has nothing'],
    [[], [1], '/: the page shows [], the answer has [1]'],
    [{ a: {} }, { a: { b: 1 } }, '/a: the page shows {}, the answer has {"b":1}'],
    [1, '1', '/: the page shows 1, the answer has "1"'],
  ])('finds where %j is not in %j', (shown, answered, message) => {
    expect(findMismatches(shown, answered)).toEqual([message]);
  });

  it('holds volatile fields to being there only', () => {
    const options = { volatile: new Set(['trace']) };
    expect(findMismatches({ trace: 'a' }, { trace: 'b' }, options)).toEqual([]);
    expect(findMismatches({ trace: 'a' }, {}, options)).toHaveLength(1);
  });

  it('lets a shortened list leave out items, in the order of the answer', () => {
    const options = { isShortened: true };
    const answered = [{ id: 1 }, { id: 2, x: 1 }, { id: 3 }];
    expect(findMismatches([{ id: 2 }, { id: 3 }], answered, options)).toEqual([]);
    expect(findMismatches([{ id: 3 }, { id: 2 }], answered, options)).toEqual([
      '/1: no item of the answer is {"id":2}',
    ]);
  });
});
