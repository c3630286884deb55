import { stemmer } from 'stemmer';

/** Words that tell nothing apart. A query of nothing else is searched for as it is. */
const stopWords = new Set(
  `a about an and any are as at be been by can could did do does for from had has have how i if in into is it its
  many me much my of on or our shall should so than that the their them then there these they this those to was we were what
  when where which while who whose why will with would you your`.split(/\s+/),
);

export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

const known = new Map<string, string>();
/** More words than a site has; what a reader types must not fill the memory. */
const limit = 100_000;

/** The stem of a folded word (Porter): «policies» and «policy» have one. Numbers and long strings are their own. */
export function stemWord(word: string): string {
  const found = known.get(word);
  if (found !== undefined) return found;
  const stem = word.length > 40 || /\d/.test(word) ? word : stemmer(word);
  if (known.size < limit) known.set(word, stem);
  return stem;
}
