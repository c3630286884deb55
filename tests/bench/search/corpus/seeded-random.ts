/** A pseudorandom number generator with the same sequence in every run. */
export type SeededRandom = {
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  next: () => number;
  /** Returns an integer from `low` to `high`, both inclusive. */
  between: (low: number, high: number) => number;
  /** Returns one of the items, which must not be empty. */
  pick: <T>(items: readonly T[]) => T;
};

/** Implements Mulberry32, which is small and good enough to sample words. */
export function createSeededRandom(seed: number): SeededRandom {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: <T>(items: readonly T[]) => items[Math.floor(next() * items.length)] as T,
  };
}
