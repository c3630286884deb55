import { isStopWord, stemWord } from './stemming';
import type { PhraseFinder } from './synonyms';
import { type Compound, tokenize } from './tokenizer';

/** Longer words than this are no words; nothing in the index is longer. */
const longest = 60;

/** What a text is found by: its terms, in order, and the words as written, which is what a reader types. */
export type Analysis = { terms: string[]; words: string[] };

/**
 * Reads a text's terms: the stem of each word and of each part of an identifier, an identifier as a whole, a path,
 * and one for each group of synonyms that a word or phrase belongs to. Stop words count for phrases only.
 */
export function analyzeText(text: string, findPhrases: PhraseFinder): Analysis {
  const compounds = tokenize(text);
  const parts = compounds.flatMap((compound) => compound.parts.map((part) => part.text));
  const stems = parts.map(stemWord);
  const words = parts.filter((part) => !isStopWord(part) && part.length <= longest);
  const wholes = compounds.flatMap(({ joined: whole }) =>
    whole && whole.length <= longest ? whole : [],
  );
  const paths = compounds.flatMap(({ path }) => (path && path.length <= longest ? path : []));
  return {
    terms: [
      ...words.map(stemWord),
      ...wholes.map(stemWord),
      ...paths,
      ...findPhrases(stems).map(({ term }) => term),
    ],
    words: [...words, ...wholes, ...paths],
  };
}

/** The term of a word of the index: a path is its own, all others are found by their stem. */
export function toTerm(word: string): string {
  return /^[/=~]/.test(word) ? word : stemWord(word);
}

/** What tells a part of a name in `nameKey`: a path as it is, other words by their stems. */
function keyOf({ parts, path }: Compound): string {
  return path ?? parts.map(({ text }) => (isStopWord(text) ? '' : stemWord(text))).join('');
}

/**
 * The term of a name as a whole, whatever its case, punctuation and inflection: «Search policies»,
 * «search-policy» and «searchPolicies» have one. `undefined` where nothing is left of it.
 */
export function nameKey(name: string): string | undefined {
  const key = tokenize(name).map(keyOf).join('');
  return key && key.length <= longest ? `=${key}` : undefined;
}
