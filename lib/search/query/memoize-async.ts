/** Calls `load` once for each number. A failure is not kept, so that it can be tried again. */
export function memoizeAsync<T>(
  load: (index: number) => Promise<T>,
): (index: number) => Promise<T> {
  const loaded = new Map<number, Promise<T>>();
  return (index) => {
    const known = loaded.get(index);
    if (known) return known;
    const loading = load(index);
    loaded.set(index, loading);
    loading.catch(() => loaded.delete(index));
    return loading;
  };
}
