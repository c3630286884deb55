import { type Id, Index } from 'flexsearch';
import { slotCount, toSlot } from './score-slots';

/** The records of a term: for each slot (slots.ts) their ids. Empty slots have nothing. */
export type Postings = readonly (readonly number[] | null | undefined)[];

export type TermIndex = {
  /** Adds a record: what each of its terms counts in it. */
  add: (id: number, values: ReadonlyMap<string, number>) => void;
  /** All terms with their records, sorted. */
  exportTerms: () => Promise<[term: string, records: Postings][]>;
  /** Adds terms that were exported: those of one file to those of others. */
  importTerms: (terms: readonly (readonly [string, Postings])[]) => void;
  /** The records of a term, the best first. */
  getPostings: (term: string) => Postings;
};

/** Ids are numbers here; FlexSearch takes texts as well. */
function isNumbers(ids: Id[] | null | undefined): ids is number[] {
  return typeof ids?.[0] === 'number';
}

/**
 * FlexSearch, as a map from terms to records. It knows neither words nor languages here (analyse.ts does), and ranks by
 * what BM25 says a term counts in a record: that is the slot it puts the record in.
 */
export function createTermIndex(): TermIndex {
  let values: ReadonlyMap<string, number> = new Map();
  const index = new Index({
    tokenize: 'strict',
    resolution: slotCount,
    encode: (text: string) => text.split(' '),
    score: (_content, term) => toSlot(values.get(term) ?? 0),
  });
  return {
    add: (id, own) => {
      values = own;
      index.add(id, [...own.keys()].join(' '));
    },
    exportTerms: async () => {
      const terms: [string, Postings][] = [];
      await index.export((key, data) => {
        if (!key.endsWith('.map')) return;
        const part: [string, Postings][] = JSON.parse(data);
        terms.push(...part);
      });
      return terms.sort(([a], [z]) => (a < z ? -1 : 1));
    },
    importTerms: (terms) => index.import('map', JSON.stringify(terms)),
    getPostings: (term) =>
      index
        .search(term, { resolve: false })
        .result.map((ids) => (isNumbers(ids) ? ids : undefined)),
  };
}
