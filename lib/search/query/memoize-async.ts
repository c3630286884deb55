/** Wraps `load` so that it runs once per index. A rejected load is not cached, so the next call tries again. */
export function memoizeAsync<T>(
  load: (index: number) => Promise<T>,
): (index: number) => Promise<T> {
  const cache = new Map<number, Promise<T>>();
  return (index) => {
    const cached = cache.get(index);
    if (cached) return cached;
    const loading = load(index);
    cache.set(index, loading);
    loading.catch(() => cache.delete(index));
    return loading;
  };
}
