/**
 * Maps items with an asynchronous function, one batch after another: what the function needs for all items at once may
 * not fit into memory.
 * @returns the results in the order of the items. Rejects with the first error, and starts no further batch.
 */
export async function mapInBatches<Item, Result>(
  items: readonly Item[],
  batchSize: number,
  map: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += batchSize) {
    results.push(...(await Promise.all(items.slice(start, start + batchSize).map(map))));
  }
  return results;
}
