import type { Synonyms } from '../text/synonyms';
import type { PackedWords } from './pack-words';
import type { Postings } from './term-index';

/** The fields of a record that a hit displays. */
export type StoredFields = [
  url: string,
  name: string,
  trail: string[],
  prose: string,
  /** Empty, as the badge, if there is none, but one of the next fields. */
  signature?: string,
  badge?: string,
  /** What else the record is found by, one excerpt per line. A hit displays the one that matches if nothing else does. */
  reasons?: string,
];

/** A term with its postings: slot, delta-encoded record ids, slot, delta-encoded record ids, and so on. */
export type PackedTerm = [term: string, ...(number | number[])[]];

/** The part of the index that is loaded first. Record ids count from 0, in page order. */
export type IndexCore = {
  /** The number of records. */
  records: number;
  /** The kind of each record: its position in the list of kinds, as one base-36 digit per record. */
  kinds: string;
  contexts: string[];
  /** The context of each record: its position in `contexts`, as one base-36 digit per record. */
  contextOf: string;
  /** All indexed words, sorted, to complete and correct the words of a query. */
  words: PackedWords;
  /** How many records each word is in: twice the base-2 logarithm, as one base-36 digit per word. */
  frequencies: string;
  synonyms: Synonyms;
  /** The files of packed terms, each with its first term. */
  terms: [first: string, file: string][];
  /** The files of stored fields, each with the id of its first record. */
  details: [first: number, file: string][];
  /** For each first letter of a query, the file with the stored fields of its suggestions. */
  starts: [letter: string, file: string][];
};

/** The stored fields of a record, with its id. */
export type StoredRecord = [id: number, fields: StoredFields];

/** Returns whether parsed JSON has the shape of an index core. */
export function isIndexCore(value: unknown): value is IndexCore {
  const isObject = (item: unknown): item is Record<string, unknown> =>
    typeof item === 'object' && item !== null;
  if (!isObject(value)) return false;
  const { kinds, contexts, contextOf, words, frequencies, synonyms, terms, details, starts } =
    value;
  return (
    isObject(words) &&
    [kinds, contextOf, frequencies, words.endings, words.shared].every(
      (item) => typeof item === 'string',
    ) &&
    [contexts, synonyms, terms, details, starts].every(Array.isArray)
  );
}

/** Whether parsed JSON is a list of tuples that start with a string, as all other index files are. */
const isTupleList = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.every((item: unknown) => Array.isArray(item) && typeof item[0] === 'string');

/** Returns whether parsed JSON has the shape of a file of packed terms. */
export const isPackedTermList = (value: unknown): value is PackedTerm[] => isTupleList(value);

/** Returns whether parsed JSON has the shape of a file of stored fields. */
export const isStoredFieldsList = (value: unknown): value is StoredFields[] => isTupleList(value);

/** Returns whether parsed JSON has the shape of a file of stored records. */
export const isStoredRecordList = (value: unknown): value is StoredRecord[] =>
  Array.isArray(value) &&
  value.every(
    (item: unknown) => Array.isArray(item) && typeof item[0] === 'number' && Array.isArray(item[1]),
  );

/** Compresses exported postings: leaves out empty slots and delta-encodes record ids. */
export function packTerms(terms: readonly (readonly [string, Postings])[]): PackedTerm[] {
  return terms.map(([term, postings]) => [
    term,
    ...postings.flatMap((ids, slot) =>
      ids && ids.length > 0 ? [slot, ids.map((id, index) => id - (ids[index - 1] ?? 0))] : [],
    ),
  ]);
}

/** Restores the postings that `packTerms` compressed. */
export function unpackTerms(packed: readonly PackedTerm[]): [term: string, slots: number[][]][] {
  return packed.map(([term, ...rest]) => {
    const postings: number[][] = [];
    let slot = 0;
    for (const part of rest) {
      if (typeof part === 'number') {
        slot = part;
        continue;
      }
      let id = 0;
      postings[slot] = part.map((delta) => {
        id += delta;
        return id;
      });
    }
    return [term, postings];
  });
}

/** Returns the index of the last item whose key is not greater than `key`, or 0 if all keys are greater. */
export function findFloorIndex<T>(items: readonly (readonly [T, string])[], key: T): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item && item[0] <= key) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}
