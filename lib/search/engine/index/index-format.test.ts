import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findFloorIndex,
  isIndexCore,
  isPackedTermList,
  isStoredFieldsList,
  isStoredRecordList,
  packTerms,
  unpackTerms,
} from './index-format';

describe('packTerms and unpackTerms', () => {
  it('round-trip postings through JSON', () => {
    const ids = fc
      .uniqueArray(fc.nat(100_000), { maxLength: 20 })
      .map((all) => all.sort((a, z) => a - z));
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.array(ids, { maxLength: 8 }))), (terms) => {
        const packed = JSON.parse(JSON.stringify(packTerms(terms)));
        const expected = terms.map(([term, postings]) => [
          term,
          postings
            .map((slotIds, slot) => ({ slot, slotIds }))
            .filter((it) => it.slotIds.length > 0),
        ]);
        const unpacked = unpackTerms(packed).map(([term, postings]) => [
          term,
          postings.flatMap((slotIds, slot) => (slotIds ? { slot, slotIds } : [])),
        ]);
        expect(unpacked).toEqual(expected);
      }),
    );
  });
});

describe('findFloorIndex', () => {
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
  ])('finds the file of "%s"', (term, file) => {
    expect(findFloorIndex(files, term)).toBe(file);
  });
});

describe('type guards', () => {
  const text = '';
  const core = {
    records: 0,
    kinds: text,
    contexts: [],
    contextOf: text,
    words: { endings: text, shared: text },
    frequencies: text,
    synonyms: [],
    terms: [],
    details: [],
    starts: [],
  };

  it('accept index files', () => {
    expect(isIndexCore(core)).toBe(true);
    expect(isPackedTermList([['token', 3, [0, 4]]])).toBe(true);
    expect(isStoredFieldsList([['/docs', 'Docs', [], '']])).toBe(true);
    expect(isStoredRecordList([[7, ['/docs', 'Docs', [], '']]])).toBe(true);
  });

  it.each([null, 'text', {}, [[1]], [null]])('reject %j', (value) => {
    expect(isIndexCore(value)).toBe(false);
    expect(isPackedTermList(value)).toBe(false);
    expect(isStoredFieldsList(value)).toBe(false);
    expect(isStoredRecordList(value)).toBe(false);
  });

  it('reject a core without words', () => {
    expect(isIndexCore({ ...core, words: 'token' })).toBe(false);
  });
});
