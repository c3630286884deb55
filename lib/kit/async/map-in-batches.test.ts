import { describe, expect, it } from 'vitest';
import { mapInBatches } from './map-in-batches';

describe('mapInBatches', () => {
  it('keeps the order, and runs no more than a batch at a time', async () => {
    let running = 0;
    let most = 0;
    const double = async (item: number) => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      return item * 2;
    };
    expect(await mapInBatches([1, 2, 3, 4, 5], 2, double)).toEqual([2, 4, 6, 8, 10]);
    expect(most).toBe(2);
  });

  it('rejects with the first error, and starts no further batch', async () => {
    const started: number[] = [];
    const fail = async (item: number) => {
      started.push(item);
      throw new Error(`No ${item}`);
    };
    await expect(mapInBatches([1, 2, 3], 2, fail)).rejects.toThrow('No 1');
    expect(started).toEqual([1, 2]);
  });
});
