import { describe, expect, it } from 'vitest';
import { preferRecords } from './prefer-records';

const createRecords = (...ids: number[]) => ids.map((id) => ({ id, score: 100 - id }));
const isEven = (id: number) => id % 2 === 0;
const getIds = (records: Array<{ id: number }>) => records.map(({ id }) => id);

describe('preferRecords', () => {
  it('puts preferred records first and keeps the order within both groups', () => {
    const ranked = createRecords(1, 2, 3, 4);
    expect(getIds(preferRecords(ranked, [], 8, isEven))).toEqual([2, 4, 1, 3]);
  });

  it('leaves three of eight places to the others', () => {
    const preferred = createRecords(2, 4, 6, 8, 10, 12, 14, 16);
    const ranked = [...preferred, ...createRecords(1, 3, 5, 7)];
    expect(getIds(preferRecords(ranked, [], 8, isEven))).toEqual([2, 4, 6, 8, 10, 1, 3, 5]);
  });

  it('fills the result with preferred records if there are few others', () => {
    const ranked = createRecords(1, 2, 4, 6, 8, 10, 12, 14);
    expect(getIds(preferRecords(ranked, [], 8, isEven))).toEqual([2, 4, 6, 8, 10, 12, 14, 1]);
  });

  it('adds preferred records that are not among the best', () => {
    const ranked = createRecords(1, 3, 4);
    const preferred = createRecords(4, 20, 22);
    expect(getIds(preferRecords(ranked, preferred, 4, isEven))).toEqual([4, 20, 1, 3]);
  });

  it('changes nothing if no record is preferred', () => {
    const ranked = createRecords(1, 3, 5);
    expect(getIds(preferRecords(ranked, [], 2, isEven))).toEqual([1, 3]);
  });
});
