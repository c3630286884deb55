import type { IndexCore } from '../index/index-format';
import type { RecordKind } from '../index/record-kind';
import type { RecordShare } from './scorer';

/** Decodes a list of small numbers with one base 36 digit each. */
export const decodeBase36Digits = (digits: string): Uint8Array =>
  Uint8Array.from(digits, (digit) => Number.parseInt(digit, 36));

/** Properties of records in the core of an index, by their ids. */
export type IndexedRecords<Kind extends string> = {
  kinds: readonly RecordKind<Kind>[];
  contexts: readonly string[];
  /** The index of each record's kind, and of its context. */
  kindIndexes: Uint8Array;
  contextIndexes: Uint8Array;
  kindOf: (id: number) => RecordKind<Kind>;
  contextOf: (id: number) => string;
  /** Returns the id of a record's page. */
  pageOf: (id: number) => number;
  /** Returns the group of the records of the same kind on the same page, if it is limited among suggestions. */
  findPageShare: (id: number) => RecordShare | undefined;
};

export function readIndexedRecords<Kind extends string>(
  { contexts, contextOf, kinds: kindDigits }: IndexCore,
  kinds: readonly RecordKind<Kind>[],
): IndexedRecords<Kind> {
  const kindIndexes = decodeBase36Digits(kindDigits);
  const contextIndexes = decodeBase36Digits(contextOf);

  const kindOf = (id: number): RecordKind<Kind> => {
    const kind = kinds[kindIndexes[id] ?? 0];
    if (!kind) throw new Error(`The search index has an unknown kind, ${kindIndexes[id]}`);
    return kind;
  };
  // A page is followed by its parts.
  let lastPage = 0;
  const pageIds = Int32Array.from(kindIndexes, (_, id) => {
    if (kindOf(id).isPage) lastPage = id;
    return lastPage;
  });
  const pageOf = (id: number) => pageIds[id] ?? 0;

  return {
    kinds,
    contexts,
    kindIndexes,
    contextIndexes,
    kindOf,
    contextOf: (id) => contexts[contextIndexes[id] ?? 0] ?? '',
    pageOf,
    findPageShare(id) {
      const { maxSuggestedPerPage: max } = kindOf(id);
      return max === undefined
        ? undefined
        : { group: pageOf(id) * kinds.length + (kindIndexes[id] ?? 0), max };
    },
  };
}
