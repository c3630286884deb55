import { isStopWord, stemWord } from './stemming';
import type { PhraseFinder } from './synonyms';
import { type Compound, listWords, tokenize } from './tokenizer';

/** Longer tokens, such as encoded data, are not indexed. */
const maxWordLength = 60;

/** The terms that a text is found by, and the unstemmed words that queries are completed to. */
type Analysis = { terms: string[]; words: string[] };

/**
 * Returns the terms of a text: the stems of its words and of the parts of identifiers, each identifier as one word,
 * each path, and one term for each synonym group that occurs. Stop words only count as parts of synonym phrases.
 */
export function analyzeText(text: string, findPhrases: PhraseFinder): Analysis {
  const compounds = tokenize(text);
  const parts = compounds.flatMap((compound) => compound.parts.map((part) => part.text));
  const stems = parts.map(stemWord);
  const words = parts.filter((part) => !isStopWord(part) && part.length <= maxWordLength);
  const identifiers = compounds.flatMap(({ joined }) =>
    joined && joined.length <= maxWordLength ? joined : [],
  );
  const paths = compounds.flatMap(({ path }) => (path && path.length <= maxWordLength ? path : []));
  return {
    terms: [
      ...words.map(stemWord),
      ...identifiers.map(stemWord),
      ...paths,
      ...findPhrases(stems).map(({ term }) => term),
    ],
    words: [...words, ...identifiers, ...paths],
  };
}

/** Returns the term of an indexed word: its stem, or the word itself if it is a path, name key, or synonym group. */
export function toTerm(word: string): string {
  return /^[/=~]/.test(word) ? word : stemWord(word);
}

/** Returns the part of a name key that a compound contributes: its path, or the stems of its content words. */
function toKeyPart({ parts, path }: Compound): string {
  return path ?? parts.map(({ text }) => (isStopWord(text) ? '' : stemWord(text))).join('');
}

/**
 * Returns the term of a name as a whole, regardless of case, punctuation, and inflection: "Search policies",
 * "search-policy", and "searchPolicies" share one key. Returns `undefined` for a name without content words and for
 * one that is too long.
 */
export function nameKey(name: string): string | undefined {
  const key = tokenize(name).map(toKeyPart).join('');
  return key && key.length <= maxWordLength ? `=${key}` : undefined;
}

/** Returns the term of an alias. Unfinished queries are not completed to it, as they are to names. */
export function aliasKey(alias: string): string | undefined {
  const key = nameKey(alias);
  return key && `=${key}`;
}

/**
 * Returns the term of a question as a whole, regardless of stop words, inflection, synonyms, and the order of words: "How do
 * I remove users?" and "delete a user" share one key. It is not a word of the index, so that the core doesn't have it.
 */
export function questionKey(question: string, findPhrases: PhraseFinder): string {
  const words = listWords(question);
  // "Doesn't show up" and "does not show up" are the same question.
  const keyParts = words.map((word) => (isStopWord(word) || word === 'not' ? '' : stemWord(word)));
  for (const { term, start, end } of findPhrases(words.map(stemWord)))
    keyParts.fill(term, start, end);
  const key = [...new Set(keyParts)].filter(Boolean).sort();
  // "What is a screen?" asks for a definition, and "screens" for all about them.
  if (key.length === 1 && /^what (?:is|are) /i.test(question)) key.push('what');
  return `=?${key.join()}`;
}
