import { describe, expect, it } from 'vitest';
import { hitUrl, searchPageUrl } from './search-urls';

describe('addresses of search', () => {
  it('a hit carries its words before the anchor, where that is wanted', () => {
    const hit = { url: '/api/schemas/Policy#usersLimit', matchedWords: ['users', 'limit&x=1'] };
    expect(hitUrl(hit, true)).toBe(
      '/api/schemas/Policy?_highlight=users&_highlight=limit%26x%3D1#usersLimit',
    );
    expect(hitUrl(hit, false)).toBe('/api/schemas/Policy#usersLimit');
    expect(hitUrl({ url: '/docs', matchedWords: [] }, true)).toBe('/docs');
  });

  it('the search page leaves out what is not asked for', () => {
    expect(searchPageUrl({ query: ' ' })).toBe('/search');
    expect(searchPageUrl({ query: 'a b', context: 'api', kind: '', version: '1.0' })).toBe(
      '/search?q=a+b&ctx=api&version=1.0',
    );
  });
});
