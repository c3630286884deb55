/** A value that is loaded on first use, and again when it is older than allowed. A failed load is not cached. */
export function createCachedLoader<Value>(
  load: () => Promise<Value>,
  maxAgeMs: number,
  now: () => number,
): { load: () => Promise<Value>; clear: () => void } {
  let cached: { value: Promise<Value>; time: number } | undefined;
  return {
    load: () => {
      if (cached && now() - cached.time < maxAgeMs) return cached.value;
      const entry = { value: load(), time: now() };
      cached = entry;
      entry.value.catch(() => {
        if (cached === entry) cached = undefined;
      });
      return entry.value;
    },
    clear: () => {
      cached = undefined;
    },
  };
}
