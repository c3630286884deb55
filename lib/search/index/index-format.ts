import type { Synonyms } from '../text/synonyms';
import type { Postings } from './term-index';

/** What a hit shows: its address, its name, where it stands, its text. */
export type StoredFields = [url: string, name: string, trail: string[], text: string];

/** A term with its records: slot, ids in steps from one to the next, slot, ids … */
export type PackedTerm = [term: string, ...(number | number[])[]];

/** The part of the index that is loaded first. Ids of records count from 0, in the order of the pages. */
export type IndexCore = {
  /** How many records there are. */
  records: number;
  /** The kind of each record: its number in `kinds`, one base-36 digit each. */
  kinds: string;
  contexts: string[];
  /** The context of each record: its number in `contexts`, one digit each. */
  contextOf: string;
  /** All words that can be found, sorted, with a blank between them: what is typed is completed and mended by them. */
  words: string;
  /** How often each word is found: twice the logarithm (base 2) of its records, one digit each. */
  frequencies: string;
  synonyms: Synonyms;
  /** The files of terms, each with its first term. */
  terms: [first: string, file: string][];
  /** The files of details, each with its first record. */
  details: [first: number, file: string][];
};

/** Makes what FlexSearch exports small: empty slots are left out, ids become the steps between them. */
export function packTerms(terms: readonly (readonly [string, Postings])[]): PackedTerm[] {
  return terms.map(([term, bySlot]) => [
    term,
    ...bySlot.flatMap((ids, slot) =>
      ids && ids.length > 0 ? [slot, ids.map((id, index) => id - (ids[index - 1] ?? 0))] : [],
    ),
  ]);
}

/** Makes of packed terms what FlexSearch imports. */
export function unpackTerms(packed: readonly PackedTerm[]): [term: string, slots: number[][]][] {
  return packed.map(([term, ...rest]) => {
    const bySlot: number[][] = [];
    let slot = 0;
    for (const part of rest) {
      if (typeof part === 'number') {
        slot = part;
        continue;
      }
      let id = 0;
      bySlot[slot] = part.map((step) => {
        id += step;
        return id;
      });
    }
    return [term, bySlot];
  });
}

/** The index of the last item that is not above `wanted`; 0 where all are. */
export function findFloorIndex<T>(items: readonly (readonly [T, string])[], wanted: T): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item && item[0] <= wanted) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}
