import type { SearchRecord } from './search-record';

/** A row, and the rows of other pages that say the same. `page` is the title of such a page. */
type RepeatedRow = { path: string; repetitions: ReadonlyArray<{ path: string; page: string }> };

/**
 * Leaves out the rows that repeat a row of another page, so that a field is found once. The remaining row is also found
 * by the titles of the other pages.
 */
export function mergeRepeatedRows<Kind extends string>(
  records: readonly SearchRecord<Kind>[],
  repeatedRows: readonly RepeatedRow[],
): SearchRecord<Kind>[] {
  const urls = new Set(records.map(({ url }) => url));
  const merged = repeatedRows.filter(({ path }) => urls.has(path));
  const omitted = new Set(merged.flatMap(({ repetitions }) => repetitions.map(({ path }) => path)));
  const titles = new Map(
    merged.map(({ path, repetitions }) => [path, repetitions.map(({ page }) => page).join(', ')]),
  );
  return records
    .filter(({ url }) => !omitted.has(url))
    .map((record) => {
      const otherPages = titles.get(record.url);
      return otherPages ? { ...record, text: `${record.text} ${otherPages}` } : record;
    });
}
