import { toTerm } from '../text/analyzer';
import { stemWord } from '../text/stemming';
import {
  completeWord,
  correctWord,
  findWordsContaining,
  hasWord,
  listWordsByPrefix,
  type Vocabulary,
} from './vocabulary';

/** A term that a word of the query may mean, with a confidence from 0 to 1. */
type TermAlternative = {
  term: string;
  confidence: number;
  /** Whether its matches are not shown: a completion of a word that is itself in the index. */
  isUnmarked?: boolean;
};

/**
 * A part of the query that any of its alternatives matches. Only `required` clauses count toward the share of the
 * query that a record covers; the others only add to its score. `isGuess` is set if the word is not in the index, and
 * `isUnmarked` if its matches are not shown.
 */
export type QueryClause = {
  alternatives: TermAlternative[];
  required: boolean;
  isGuess: boolean;
  isUnmarked?: boolean;
};

/** The maximum number of completions of an unfinished last word. */
const maxCompletions = 40;

export const createClause = (
  alternatives: TermAlternative[],
  required = true,
  isGuess = false,
): QueryClause => ({
  alternatives,
  required,
  isGuess,
});

/** Merges the alternatives of each term into the one with the highest confidence. */
export function dedupeAlternatives(alternatives: readonly TermAlternative[]): TermAlternative[] {
  const best = new Map<string, TermAlternative>();
  for (const alternative of alternatives) {
    const other = best.get(alternative.term);
    if (!other || other.confidence < alternative.confidence)
      best.set(alternative.term, alternative);
  }
  return [...best.values()];
}

/** Returns whether an indexed word has the same stem as this word. */
function hasStem(vocabulary: Vocabulary, word: string): boolean {
  if (hasWord(vocabulary, word)) return true;
  const stem = stemWord(word);
  // Words with the same stem share a prefix, except that the stem's last letter may differ ("polici", "policy").
  const prefix = stem.slice(0, Math.max(3, stem.length - 1));
  return listWordsByPrefix(vocabulary, prefix).some((other) => stemWord(other) === stem);
}

type WordInterpretation = {
  clause: QueryClause;
  /** The likeliest correction if the word is not in the index. */
  corrected?: string | undefined;
};

/**
 * Returns the terms that one word of the query may mean.
 * @param isPrefix whether the word may be unfinished
 * @param getMaxTypos returns the largest edit distance to accept for a word of some length
 */
export function interpretWord(
  vocabulary: Vocabulary,
  word: string,
  isPrefix: boolean,
  getMaxTypos: (length: number) => number,
): WordInterpretation {
  const toAlternative = ({ word: found, confidence }: { word: string; confidence: number }) => ({
    term: toTerm(found),
    confidence,
  });
  const isIndexed = hasStem(vocabulary, word);
  const exact = isIndexed ? [{ term: stemWord(word), confidence: 1 }] : [];
  const limit = isIndexed ? maxCompletions / 4 : maxCompletions;
  // "401" is a status code, and not the beginning of a port.
  const completed =
    isPrefix && !/^\d{3,}$/.test(word)
      ? completeWord(vocabulary, word, limit).map((candidate) => ({
          ...toAlternative(candidate),
          // If the word is in the index, it is more likely complete than a prefix.
          ...(isIndexed && { confidence: candidate.confidence * 0.4, isUnmarked: true }),
        }))
      : [];
  // Each of these terms may require another index file, so they are looked up only if there are few others.
  const containing =
    word.length >= 5 && exact.length + completed.length < 3
      ? findWordsContaining(vocabulary, word, 8).map(toAlternative)
      : [];
  if (exact.length > 0 || completed.length > 0) {
    const alternatives = dedupeAlternatives([...exact, ...completed, ...containing]);
    return { clause: createClause(alternatives) };
  }
  // A status code that is not in the index is not another one.
  const corrections = /^\d+$/.test(word)
    ? []
    : correctWord(vocabulary, word, getMaxTypos(word.length), isPrefix, 6);
  const alternatives = dedupeAlternatives([...containing, ...corrections.map(toAlternative)]);
  return {
    clause: createClause(alternatives, true, true),
    corrected: containing.length === 0 ? corrections[0]?.word : undefined,
  };
}
