import type { IndexedRecords } from './indexed-records';

/** Limits the hits to a context and a kind. */
export type SearchFilter<Kind extends string = string> = {
  context?: string | undefined;
  /** Hits of this context rank somewhat higher, because the reader is in it. */
  preferredContext?: string | undefined;
  /** Whether the hits have at most `RecordKind.maxSuggestedPerPage` records of a kind of each page. */
  isVaried?: boolean | undefined;
  kind?: Kind | undefined;
};

/** Returns a filter as conditions for the id of a record. `isIncluded` is the whole filter. */
export function compileFilter<Kind extends string>(
  { context, kind }: SearchFilter<Kind>,
  { contexts, contextIndexes, kindOf }: IndexedRecords<Kind>,
) {
  const contextIndex = contexts.indexOf(context ?? '');
  const isInContext = (id: number) => !context || contextIndexes[id] === contextIndex;
  const isIncluded = (id: number) =>
    isInContext(id) && (kind === undefined || kindOf(id).name === kind);
  return { isInContext, isIncluded };
}

export type HitCounts = {
  /** The number of hits that pass the filter, and the number of their pages. */
  total: number;
  pages: number;
  /** Numbers of hits per context, and per kind within the requested context. */
  contexts: Record<string, number>;
  kinds: Record<string, number>;
};

/** Pairs names with their counts, without zeros. */
const toRecord = (names: readonly string[], counts: Uint32Array): Record<string, number> =>
  Object.fromEntries(
    names.flatMap((name, index): [string, number][] => {
      const count = counts[index] ?? 0;
      return count > 0 ? [[name, count]] : [];
    }),
  );

/** Counts the hits of a query. */
export function countHits<Kind extends string>(
  ids: Int32Array,
  filter: SearchFilter<Kind>,
  records: IndexedRecords<Kind>,
): HitCounts {
  const { kinds, contexts, kindIndexes, contextIndexes, pageOf } = records;
  const { isInContext, isIncluded } = compileFilter(filter, records);
  const contextCounts = new Uint32Array(contexts.length);
  const kindCounts = new Uint32Array(kinds.length);
  const pages = new Set<number>();
  let total = 0;
  for (const id of ids) {
    const context = contextIndexes[id] ?? 0;
    contextCounts[context] = (contextCounts[context] ?? 0) + 1;
    if (isIncluded(id)) {
      total++;
      pages.add(pageOf(id));
    }
    if (!isInContext(id)) continue;
    const kind = kindIndexes[id] ?? 0;
    kindCounts[kind] = (kindCounts[kind] ?? 0) + 1;
  }
  return {
    total,
    pages: pages.size,
    contexts: toRecord(contexts, contextCounts),
    kinds: toRecord(
      kinds.map(({ name }) => name),
      kindCounts,
    ),
  };
}
