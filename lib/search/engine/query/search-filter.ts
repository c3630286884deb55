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
export function createConditions<Kind extends string>(
  { context, kind }: SearchFilter<Kind>,
  { contexts, contextIndexes, kindOf }: IndexedRecords<Kind>,
) {
  const contextIndex = contexts.indexOf(context ?? '');
  const isInContext = (id: number) => !context || contextIndexes[id] === contextIndex;
  const isIncluded = (id: number) =>
    isInContext(id) && (kind === undefined || kindOf(id).name === kind);
  return { isInContext, isIncluded };
}
