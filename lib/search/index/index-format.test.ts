import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findFloorIndex, packTerms, unpackTerms } from './index-format';

describe('packed terms', () => {
  it('are what they were after packing and JSON', () => {
    const ids = fc
      .uniqueArray(fc.nat(100_000), { maxLength: 20 })
      .map((all) => all.sort((a, z) => a - z));
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.array(ids, { maxLength: 8 }))), (terms) => {
        const packed = JSON.parse(JSON.stringify(packTerms(terms)));
        const filled = terms.map(([term, bySlot]) => [
          term,
          bySlot.map((own, slot) => ({ slot, own })).filter(({ own }) => own.length > 0),
        ]);
        const unpacked = unpackTerms(packed).map(([term, bySlot]) => [
          term,
          bySlot.flatMap((own, slot) => (own ? { slot, own } : [])),
        ]);
        expect(unpacked).toEqual(filled);
      }),
    );
  });
});

describe('findFloor', () => {
  const files: [string, string][] = [
    ['appoint', 'a'],
    ['policy', 'b'],
    ['token', 'c'],
  ];
  it.each([
    ['policy', 1],
    ['quick', 1],
    ['zone', 2],
    ['aaa', 0],
  ])('finds the file of «%s»', (term, file) => {
    expect(findFloorIndex(files, term)).toBe(file);
  });
});
