import { stemmer } from 'stemmer';
import { listWords } from './tokenizer';

/** Words too common to distinguish records. A query of stop words only is searched for as typed. */
const stopWords = new Set(
  `a about an and any are as at be been by can could did do does for from had has have how i if in into is it its
  many me much my of on or our shall should so than that the their them then there these they this those to was we were what
  when where which while who whose why will with would you your`.split(/\s+/),
);

export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

const stemCache = new Map<string, string>();
/** Larger than the site's vocabulary; bounds the memory that typed queries can use. */
const maxCacheSize = 100_000;

/**
 * Returns the Porter stem of a folded word: "policies" and "policy" have the same stem. Words that contain digits
 * or are longer than 40 characters are returned unchanged, as are those of "invalidate": their stem would be "invalid".
 */
export function stemWord(word: string): string {
  const cached = stemCache.get(word);
  if (cached !== undefined) return cached;
  const stem = word.length > 40 || /\d|^invalidat/.test(word) ? word : stemmer(word);
  if (stemCache.size < maxCacheSize) stemCache.set(word, stem);
  return stem;
}

/** Returns the stems of a text's words, in order. */
export function stemText(text: string): string[] {
  return listWords(text).map(stemWord);
}
