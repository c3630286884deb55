import type { SiteRecord } from '../../../../lib/search/site/search-types';
import type { SeededRandom } from './seeded-random';

export type WordDistribution = {
  /** Returns a word with the probability of its frequency in the texts. */
  sample: (random: SeededRandom) => string;
  /** Returns a lowercase word of four or more letters, all with the same probability. */
  sampleContentWord: (random: SeededRandom) => string;
};

/** Counts the words in the records' texts, case-sensitively. */
export function createWordDistribution(records: readonly SiteRecord[]): WordDistribution {
  const counts = new Map<string, number>();
  for (const { text } of records) {
    for (const [word] of text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}_-]*/gu))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const words = [...counts.keys()];
  const cumulativeCounts: number[] = [];
  let total = 0;
  for (const count of counts.values()) {
    total += count;
    cumulativeCounts.push(total);
  }
  const contentWords = words.filter((word) => /^\p{Ll}{4,}$/u.test(word));
  return {
    sample: (random) => {
      const target = random.next() * total;
      let low = 0;
      let high = cumulativeCounts.length - 1;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((cumulativeCounts[middle] ?? 0) <= target) low = middle + 1;
        else high = middle;
      }
      return words[low] ?? '';
    },
    sampleContentWord: (random) => random.pick(contentWords),
  };
}
