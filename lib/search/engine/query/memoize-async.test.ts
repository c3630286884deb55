import { describe, expect, it, vi } from 'vitest';
import { memoizeAsync } from './memoize-async';

describe('memoizeAsync', () => {
  it('loads once per key, also while the first load is under way', async () => {
    const load = vi.fn(async (key: string) => key.toUpperCase());
    const get = memoizeAsync(load);
    expect(await Promise.all([get('a'), get('a'), get('b')])).toEqual(['A', 'A', 'B']);
    expect(load.mock.calls).toEqual([['a'], ['b']]);
  });

  it('loads again after a failure', async () => {
    const load = vi.fn<(key: string) => Promise<string>>().mockRejectedValueOnce(new Error('No'));
    load.mockResolvedValue('A');
    const get = memoizeAsync(load);
    await expect(get('a')).rejects.toThrow('No');
    expect(await get('a')).toBe('A');
  });

  it('keeps the latest entries', async () => {
    const load = vi.fn(async (key: number) => key);
    const get = memoizeAsync(load, 2);
    for (const key of [1, 2, 3, 2, 3, 1]) await get(key);
    expect(load.mock.calls).toEqual([[1], [2], [3], [1]]);
  });
});
