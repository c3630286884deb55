import { describe, expect, it } from 'vitest';
import { cached, cachedBy } from './cached';

describe('cached', () => {
  it('loads once', () => {
    let loads = 0;
    const get = cached([], () => ++loads);
    expect([get(), get(), loads]).toEqual([1, 1, 1]);
  });

  it('also caches undefined', () => {
    let loads = 0;
    const get = cached([], () => {
      loads++;
      return undefined;
    });
    get();
    get();
    expect(loads).toBe(1);
  });

  it('loads again after a failure', () => {
    let loads = 0;
    const get = cached([], () => {
      loads++;
      if (loads === 1) throw new Error('not yet');
      return loads;
    });
    expect(get).toThrow('not yet');
    expect(get()).toBe(2);
  });
});

describe('cachedBy', () => {
  it('loads once for each key', () => {
    const loaded: string[] = [];
    const get = cachedBy([], (key: string) => {
      loaded.push(key);
      return key.length;
    });
    expect([get('a'), get('bb'), get('a')]).toEqual([1, 2, 1]);
    expect(loaded).toEqual(['a', 'bb']);
  });

  it('accepts inputs that depend on the key', () => {
    const loaded: string[] = [];
    const get = cachedBy(
      (key: string) => [key],
      (key) => loaded.push(key),
    );
    expect([get('a'), get('b'), get('a')]).toEqual([1, 2, 1]);
  });
});
