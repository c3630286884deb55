/** Returns the smallest value that is not exceeded by the given share (0 to 1) of the values, or 0 without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, z) => a - z);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

/** Returns at most `count` items at even intervals over the list. */
export function pickEvenly<T>(items: readonly T[], count: number): T[] {
  const step = Math.max(1, items.length / count);
  return Array.from({ length: Math.min(count, items.length) }, (_, index) => {
    const item = items[Math.floor(index * step)];
    return item === undefined ? [] : [item];
  }).flat();
}
