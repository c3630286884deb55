/** The smallest of the values that a share of them (0 to 1) does not exceed; 0 where there are none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, z) => a - z);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

/** Every n-th item, so that about `count` are spread over the whole list. */
export function pickEvenly<T>(items: readonly T[], count: number): T[] {
  const step = Math.max(1, items.length / count);
  return Array.from({ length: Math.min(count, items.length) }, (_, index) => {
    const item = items[Math.floor(index * step)];
    return item === undefined ? [] : [item];
  }).flat();
}
