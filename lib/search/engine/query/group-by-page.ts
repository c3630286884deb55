import type { ScoredRecord } from './scorer';

export type GroupLimits = {
  /** The maximum number of pages. */
  limit: number;
  /** The maximum number of records of a page besides the page itself. */
  sections: number;
  /** The ids of the pages to which `sections` does not apply. */
  expandedPages?: readonly number[] | undefined;
};

/**
 * Groups ranked records by page, the page with the best record first. A group starts with the page itself, if it is among
 * the records.
 * @returns the records of the groups, and the number of all records of each page
 */
export function groupByPage(
  ranked: readonly ScoredRecord[],
  pageOf: (id: number) => number,
  { limit, sections, expandedPages = [] }: GroupLimits,
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
    ...group
      .filter(({ id }) => id !== page)
      .slice(0, expandedPages.includes(page) ? undefined : sections),
  ]);
  return {
    records,
    pageTotals: new Map([...groups].map(([page, group]) => [page, group.length])),
  };
}
