import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { arbitraryStoredText } from '../../tests/support/arbitrary-stored-text';
import { readRecentSearches, storeRecentSearch } from './recent-searches';

const items = new Map<string, string>();

describe('the recent searches', () => {
  beforeAll(() => {
    const localStorage = {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => items.set(key, value),
    };
    vi.stubGlobal('window', { localStorage });
  });
  afterAll(() => void vi.unstubAllGlobals());

  it('are stored without duplicates and without calls, the latest first', () => {
    const call = "curl -H 'X-Token: planted' https://api.test.example.com/api/v2/token";
    for (const query of ['token', ' policy ', 'TOKEN', call, '']) storeRecentSearch(query);
    expect(readRecentSearches()).toEqual(['TOKEN', 'policy']);
  });

  it('are at most six short texts for any stored value', () => {
    const [key = ''] = items.keys();
    fc.assert(
      fc.property(arbitraryStoredText(['token', 'policy']), (text) => {
        items.set(key, text);
        const searches = readRecentSearches();
        expect(searches.length).toBeLessThanOrEqual(6);
        for (const search of searches) {
          expect(search.trim()).not.toBe('');
          expect(search.length).toBeLessThanOrEqual(80);
        }
      }),
    );
  });
});
