import type { SearchRecord } from '../../../lib/search/records';
import type { Random } from './random';

/** Draws words as often as they stand in the texts that they were counted in. */
export type WordSource = {
  draw: (random: Random) => string;
  /** A word that could name something: of four letters or more, the common ones no likelier than others. */
  drawTelling: (random: Random) => string;
};

/** Counts the words of some records' texts, as they are written. */
export function countWords(records: readonly SearchRecord[]): WordSource {
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
    draw: (random) => {
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
    drawTelling: (random) => random.pick(telling),
  };
}
