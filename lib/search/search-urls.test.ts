import { describe, expect, it } from 'vitest';
import { hitUrl, searchPageUrl } from './search-urls';

describe('hitUrl', () => {
  it('adds the matched words before the anchor if highlighting is enabled', () => {
    const hit = { url: '/api/schemas/Policy#usersLimit', matchedWords: ['users', 'limit&x=1'] };
    expect(hitUrl(hit, true)).toBe(
      '/api/schemas/Policy?_highlight=users&_highlight=limit%26x%3D1#usersLimit',
    );
    expect(hitUrl(hit, false)).toBe('/api/schemas/Policy#usersLimit');
    expect(hitUrl({ url: '/docs', matchedWords: [] }, true)).toBe('/docs');
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
