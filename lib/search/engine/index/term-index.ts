import { Index } from 'flexsearch';
import { slotCount, toSlot } from './score-slots';

/** The ids of a term's records per slot (score-slots.ts). Empty slots may be null or missing. */
export type Postings = readonly (readonly number[] | null | undefined)[];

export type TermIndex = {
  /** Adds a record with the weight of each of its terms. */
  add: (id: number, weights: ReadonlyMap<string, number>) => void;
  /** Returns all terms with their postings, sorted by term. */
  exportTerms: () => Promise<[term: string, postings: Postings][]>;
  /** Adds exported terms to those already in the index. */
  importTerms: (terms: readonly (readonly [string, Postings])[]) => void;
  /** Returns the records of a term, best first. */
  getPostings: (term: string) => Postings;
};

function isPostingsList(value: unknown): value is [string, Postings][] {
  return (
    Array.isArray(value) &&
    value.every((item: unknown) => Array.isArray(item) && Array.isArray(item[1]))
  );
}

const isPostings = (value: unknown): value is Postings => Array.isArray(value);

/**
 * Creates a FlexSearch index that is used only as a map from terms to records. Text analysis is done by
 * text/analyzer.ts, and ranking by BM25: the weight of a term in a record determines the record's slot. The postings are
 * read from FlexSearch's own map, because only its largest build, which has code for much that is not used here, returns
 * them by slot.
 */
export function createTermIndex(): TermIndex {
  let currentWeights: ReadonlyMap<string, number> = new Map();
  const index = new Index({
    tokenize: 'strict',
    resolution: slotCount,
    encode: (text: string) => text.split(' '),
    score: (_content, term) => toSlot(currentWeights.get(term) ?? 0),
  });
  return {
    add: (id, weights) => {
      currentWeights = weights;
      index.add(id, [...weights.keys()].join(' '));
    },
    exportTerms: async () => {
      const terms: [string, Postings][] = [];
      await index.export((key, data) => {
        if (!key.endsWith('.map')) return;
        const chunk: unknown = JSON.parse(data);
        if (!isPostingsList(chunk))
          throw new Error(`FlexSearch exported ${key} in an unknown format; expected term tuples`);
        terms.push(...chunk);
      });
      return terms.sort(([a], [z]) => (a < z ? -1 : 1));
    },
    importTerms: (terms) => index.import('map', JSON.stringify(terms)),
    getPostings: (term) => {
      const map: unknown = Reflect.get(index, 'map');
      if (!(map instanceof Map)) throw new Error('FlexSearch stores terms in an unknown format');
      const postings: unknown = map.get(term);
      return isPostings(postings) ? postings : [];
    },
  };
}
