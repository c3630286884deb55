import { describe, expect, it } from 'vitest';
import { hitAddress, searchAddress } from './addresses';

describe('addresses of search', () => {
  it('a hit carries its words before the anchor, where that is wanted', () => {
    const hit = { url: '/api/schemas/Policy#usersLimit', words: ['users', 'limit&x=1'] };
    expect(hitAddress(hit, true)).toBe(
      '/api/schemas/Policy?_highlight=users&_highlight=limit%26x%3D1#usersLimit',
    );
    expect(hitAddress(hit, false)).toBe('/api/schemas/Policy#usersLimit');
    expect(hitAddress({ url: '/docs', words: [] }, true)).toBe('/docs');
  });

  it('the search page leaves out what is not asked for', () => {
    expect(searchAddress({ query: ' ' })).toBe('/search');
    expect(searchAddress({ query: 'a b', context: 'api', kind: '', version: '1.0' })).toBe(
      '/search?q=a+b&ctx=api&version=1.0',
    );
  });
});
