import { stemmer } from 'stemmer';
import { listWords } from './tokenizer';

/**
 * Words too common to distinguish records, and what the tokenizer leaves of contractions: "doesn" and "t". A query of stop
 * words only is searched for as typed.
 */
const stopWords = new Set(
  `a about an and any are as at be been by can cant could couldnt did didn didnt do does doesn doesnt don dont for
  from had has hasn hasnt have haven havent how i if in into is isn isnt it its many me much my of on or our shall
  should shouldnt so some t than that the their them then there these they this those to today tomorrow tonight
  versus vs was wasn wasnt we were werent what when where which while who whose why will with won wont would wouldn
  wouldnt yesterday you your`.split(/\s+/),
);

export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

/**
 * The beginnings of words that the stemmer would join with words of another meaning: "authorized" with "author", "denied"
 * with the region `DE_NI`, "generate" with "general". A word with such a beginning has it as its stem.
 */
const separateStems =
  /^(?:accessib|apartment|authori|condition|conversion|customer|dependant|dependent|den(?=y|i[ae])|generat|generic|important|international|invalidat|ios|medical|operator|organiz|paging|positive|referal|responsive|savings|severe|sms|subscriber|terminat|university)/;

/**
 * Returns the Porter stem, with an "e" if it has only two letters, so that "age" and "uses" are not the codes AG and US. The
 * plural of an abbreviation has none: "IDs" and "ID" have the same stem.
 */
function toPorterStem(word: string): string {
  const stem = stemmer(word);
  return stem.length < 3 && word !== stem && word !== `${stem}s` ? `${stem}e` : stem;
}

const stemCache = new Map<string, string>();
/** Larger than the site's vocabulary; bounds the memory that typed queries can use. */
const maxCacheSize = 100_000;

/**
 * Returns the Porter stem of a folded word: "policies" and "policy" have the same stem. Words that contain digits
 * or are longer than 40 characters are returned unchanged.
 */
export function stemWord(word: string): string {
  const cached = stemCache.get(word);
  if (cached !== undefined) return cached;
  const stem =
    word.length > 40 || /\d/.test(word)
      ? word
      : (separateStems.exec(word)?.[0] ?? toPorterStem(word));
  if (stemCache.size < maxCacheSize) stemCache.set(word, stem);
  return stem;
}

/** Returns the stems of a text's words, in order. */
export function stemText(text: string): string[] {
  return listWords(text).map(stemWord);
}
