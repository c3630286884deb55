import { expect, it } from 'vitest';
import { evaluateSearch } from './evaluate-search';

it('counts a first hit, a hit among eight, and a miss; an address without an anchor takes its whole page', async () => {
  const judged = (query: string, expect: string[]) => ({ query, kind: 'guide', expect, why: '' });
  const answers: Record<string, string[]> = {
    page: ['/a#x'],
    later: ['/b', '/a#y'],
    missed: ['/a#x', ...Array.from({ length: 8 }, () => '/b'), '/a#z'],
  };
  const verdict = await evaluateSearch(
    [judged('page', ['/a']), judged('later', ['/a#y']), judged('missed', ['/a#z'])],
    async (query) => answers[query] ?? [],
  );
  expect(verdict).toMatchObject({ success1: 1 / 3, success8: 2 / 3 });
  expect(verdict.misses.map(({ query, rank: place }) => [query, place])).toEqual([
    ['later', 2],
    ['missed', 0],
  ]);
});
