import { describe, expect, it } from 'vitest';
import { groupHits } from './group-hits';
import type { SearchHit } from './worker/search-protocol';

const createHit = (url: string, name: string, trail: string[]): SearchHit => ({
  url,
  kind: url.includes('#') ? 'field' : 'schema',
  context: 'api',
  trail,
  pageId: 0,
  pageKind: 'schema',
  name: [{ text: name, isMatch: false, isCode: false }],
  snippet: [],
  matchedWords: [],
});

describe('groupHits', () => {
  it('groups the hits of a page at the rank of the best one', () => {
    const groups = groupHits([
      createHit('/b#x', 'x', ['API', 'B']),
      createHit('/a', 'A', ['API']),
      createHit('/b', 'B', ['API']),
      createHit('/a#y', 'y', ['API', 'A']),
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
