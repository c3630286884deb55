import { expect, it } from 'vitest';
import { evaluateSearch } from './evaluate-search';

it('scores first hits, hits among the first eight, and misses', async () => {
  const createQuery = (query: string, expect: string[]) => ({
    query,
    kind: 'guide',
    expect,
    why: '',
  });
  const results: Record<string, string[]> = {
    page: ['/a#x'],
    later: ['/b', '/a#y'],
    missed: ['/a#x', ...Array.from({ length: 8 }, () => '/b'), '/a#z'],
  };
  const score = await evaluateSearch(
    [
      // Without an anchor, any hit on the page is accepted.
      createQuery('page', ['/a']),
      createQuery('later', ['/a#y']),
      createQuery('missed', ['/a#z']),
    ],
    async (query) => results[query] ?? [],
  );
  expect(score).toMatchObject({ success1: 1 / 3, success8: 2 / 3 });
  expect(score.misses.map(({ query, rank }) => [query, rank])).toEqual([
    ['later', 2],
    ['missed', 0],
  ]);
});
