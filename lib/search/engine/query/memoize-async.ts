/**
 * Wraps `load` so that it runs once per key. A rejected load is not kept, so the next call tries again.
 * @param maxEntries how many are kept; those that were loaded first go first
 */
export function memoizeAsync<Key, T>(
  load: (key: Key) => Promise<T>,
  maxEntries = Number.POSITIVE_INFINITY,
): (key: Key) => Promise<T> {
  const cache = new Map<Key, Promise<T>>();
  return (key) => {
    const cached = cache.get(key);
    if (cached) return cached;
    const loading = load(key);
    cache.set(key, loading);
    loading.catch(() => cache.delete(key));
    for (const oldest of cache.keys()) {
      if (cache.size <= maxEntries) break;
      cache.delete(oldest);
    }
    return loading;
  };
}
