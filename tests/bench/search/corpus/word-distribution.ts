import type { SearchRecord } from '../../../../lib/search/index/search-records';
import type { SeededRandom } from './seeded-random';

/** Draws words as often as they stand in the texts that they were counted in. */
export type WordDistribution = {
  sample: (random: SeededRandom) => string;
  /** A word that could name something: of four letters or more, the common ones no likelier than others. */
  sampleContentWord: (random: SeededRandom) => string;
};

/** Counts the words of some records' texts, as they are written. */
export function createWordDistribution(records: readonly SearchRecord[]): WordDistribution {
  const counts = new Map<string, number>();
  for (const { text } of records) {
    for (const [word] of text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}_-]*/gu))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const words = [...counts.keys()];
  const ends: number[] = [];
  let total = 0;
  for (const count of counts.values()) {
    total += count;
    ends.push(total);
  }
  const telling = words.filter((word) => /^\p{Ll}{4,}$/u.test(word));
  return {
    sample: (random) => {
      const wanted = random.next() * total;
      let low = 0;
      let high = ends.length - 1;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((ends[middle] ?? 0) <= wanted) low = middle + 1;
        else high = middle;
      }
      return words[low] ?? '';
    },
    sampleContentWord: (random) => random.pick(telling),
  };
}
