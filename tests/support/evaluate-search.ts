/** A query of a relevance set (tests/relevance) with the URLs that are acceptable as the first hit. */
export type RelevanceQuery = {
  query: string;
  kind: string;
  expect: string[];
  why?: string | undefined;
};

type RelevanceScore = {
  /** The share of queries with an acceptable first hit, and with an acceptable hit among the first eight. */
  success1: number;
  success8: number;
  /** The queries without an acceptable first hit. `rank` is that of the first acceptable hit, or 0. */
  misses: { query: string; rank: number; found: string[]; expect: string[] }[];
};

/** An expected URL without an anchor accepts any hit on its page; one with an anchor accepts only that anchor. */
export function isAcceptedUrl(expected: string, url: string): boolean {
  return url === expected || (!expected.includes('#') && url.split('#')[0] === expected);
}

/**
 * Scores a search with a relevance set.
 * @param find returns the URLs of a query's hits, best first; at least eight if there are that many
 */
export async function evaluateSearch(
  queries: readonly RelevanceQuery[],
  find: (query: string) => Promise<string[]>,
): Promise<RelevanceScore> {
  const misses: RelevanceScore['misses'] = [];
  let first = 0;
  let firstEight = 0;
  for (const { query, expect } of queries) {
    const found = (await find(query)).slice(0, 8);
    const rank =
      1 + found.findIndex((url) => expect.some((expected) => isAcceptedUrl(expected, url)));
    if (rank === 1) first++;
    else misses.push({ query, rank, found: found.slice(0, 3), expect });
    if (rank > 0) firstEight++;
  }
  return { success1: first / queries.length, success8: firstEight / queries.length, misses };
}
