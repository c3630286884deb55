import type { ScoredRecord } from './scorer';

/**
 * Groups ranked records by page, the page with the best record first. A group starts with the page itself, if it is among
 * the records.
 * @param limit the maximum number of pages
 * @param sections the maximum number of records of a page besides the page itself
 * @returns the records of the groups, and the number of all records of each page
 */
export function groupByPage(
  ranked: readonly ScoredRecord[],
  pageOf: (id: number) => number,
  limit: number,
  sections: number,
): { records: ScoredRecord[]; pageTotals: Map<number, number> } {
  const groups = new Map<number, ScoredRecord[]>();
  for (const record of ranked) {
    const page = pageOf(record.id);
    const group = groups.get(page);
    if (group) group.push(record);
    else if (groups.size < limit) groups.set(page, [record]);
  }
  const records = [...groups].flatMap(([page, group]) => [
    ...group.filter(({ id }) => id === page),
    ...group.filter(({ id }) => id !== page).slice(0, sections),
  ]);
  return {
    records,
    pageTotals: new Map([...groups].map(([page, group]) => [page, group.length])),
  };
}
