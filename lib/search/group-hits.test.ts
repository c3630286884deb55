import { describe, expect, it } from 'vitest';
import { groupHits } from './group-hits';
import type { SearchHit } from './worker/search-protocol';

const hit = (url: string, name: string, trail: string[]): SearchHit => ({
  url,
  kind: url.includes('#') ? 'field' : 'schema',
  context: 'api',
  trail,
  name: [{ text: name, isMatch: false }],
  snippet: [],
  matchedWords: [],
});

describe('groupHits', () => {
  it('puts the hits of a page together where the best of them stands', () => {
    const groups = groupHits([
      hit('/b#x', 'x', ['API', 'B']),
      hit('/a', 'A', ['API']),
      hit('/b', 'B', ['API']),
      hit('/a#y', 'y', ['API', 'A']),
    ]);
    expect(
      groups.map(({ page, title, trail, hits }) => [
        page,
        title,
        trail,
        hits.map(({ url }) => url),
      ]),
    ).toEqual([
      ['/b', 'B', ['API'], ['/b#x', '/b']],
      ['/a', 'A', ['API'], ['/a', '/a#y']],
    ]);
  });
});
