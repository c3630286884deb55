import { describe, expect, it } from 'vitest';
import { hitUrl, readHighlightedWords, searchPageUrl } from './search-urls';

describe('hitUrl', () => {
  it('adds the matched words before the anchor if highlighting is enabled', () => {
    const hit = { url: '/api/schemas/Policy#usersLimit', matchedWords: ['users', 'limit&x=1'] };
    expect(hitUrl(hit, true)).toBe('/api/schemas/Policy?_highlight=users+limit%26x%3D1#usersLimit');
    expect(hitUrl(hit, false)).toBe('/api/schemas/Policy#usersLimit');
    expect(hitUrl({ url: '/docs', matchedWords: [] }, true)).toBe('/docs');
  });
});

describe('readHighlightedWords', () => {
  it('reads the words of one or several parameters', () => {
    expect(readHighlightedWords('?_highlight=users+limit&x=1')).toEqual(['users', 'limit']);
    expect(readHighlightedWords('?_highlight=users&_highlight=%20limit')).toEqual([
      'users',
      'limit',
    ]);
    expect(readHighlightedWords('?x=1')).toEqual([]);
  });
});

describe('searchPageUrl', () => {
  it('omits empty parameters', () => {
    expect(searchPageUrl({ query: ' ' })).toBe('/search');
    expect(searchPageUrl({ query: 'a b', context: 'api', kind: '', version: '1.0' })).toBe(
      '/search?q=a+b&ctx=api&version=1.0',
    );
  });
});
