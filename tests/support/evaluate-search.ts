/** One query of a relevance set (tests/relevance) with the addresses that a fair judge accepts first. */
export type RelevanceQuery = { query: string; kind: string; expect: string[]; why: string };

export type RelevanceScore = {
  /** Share of the queries whose first hit is accepted, and of those with an accepted hit among the first eight. */
  success1: number;
  success8: number;
  /** The queries that failed, with the place of the first accepted hit, or 0. */
  misses: { query: string; rank: number; found: string[]; expect: string[] }[];
};

/** An address without an anchor accepts any place on its page; one with an anchor accepts that anchor alone. */
export function isAcceptedUrl(expected: string, url: string): boolean {
  return url === expected || (!expected.includes('#') && url.split('#')[0] === expected);
}

/**
 * Judges a search by a relevance set.
 * @param find answers a query with addresses, best first; at least eight where it has them
 */
export async function evaluateSearch(
  queries: readonly RelevanceQuery[],
  find: (query: string) => Promise<string[]>,
): Promise<RelevanceScore> {
  const misses: RelevanceScore['misses'] = [];
  let first = 0;
  let eight = 0;
  for (const { query, expect } of queries) {
    const found = (await find(query)).slice(0, 8);
    const place =
      1 + found.findIndex((url) => expect.some((expected) => isAcceptedUrl(expected, url)));
    if (place === 1) first++;
    else misses.push({ query, rank: place, found: found.slice(0, 3), expect });
    if (place > 0) eight++;
  }
  return { success1: first / queries.length, success8: eight / queries.length, misses };
}
