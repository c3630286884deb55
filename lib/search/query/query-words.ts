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

/** A term that a word of the query may stand for, and how far that is trusted. */
export type TermAlternative = { term: string; confidence: number };

/**
 * One idea of the query: any of its terms stands for it. `required` ideas count for how much of the query a record
 * covers; the others only add to its score. `isGuess` says that its word is not in the index as it was typed.
 */
export type QueryClause = { alternatives: TermAlternative[]; required: boolean; isGuess: boolean };

/** The words that an unfinished last word is completed to, at most. */
const completions = 40;

/** A unit of some alternatives. */
export const createClause = (
  alternatives: TermAlternative[],
  required = true,
  isGuess = false,
): QueryClause => ({
  alternatives,
  required,
  isGuess,
});

/** One alternative for each term: the most trusted. */
export function dedupeAlternatives(alternatives: readonly TermAlternative[]): TermAlternative[] {
  const best = new Map<string, number>();
  for (const { term, confidence } of alternatives)
    best.set(term, Math.max(best.get(term) ?? 0, confidence));
  return [...best].map(([term, confidence]) => ({ term, confidence }));
}

/** Whether any word of the index has the stem of this one. */
function hasStem(vocabulary: Vocabulary, word: string): boolean {
  if (hasWord(vocabulary, word)) return true;
  const stem = stemWord(word);
  // Words of one stem have a common beginning; the stem's own end may differ («polici», «policy»).
  const beginning = stem.slice(0, Math.max(3, stem.length - 1));
  return listWordsByPrefix(vocabulary, beginning).some((other) => stemWord(other) === stem);
}

export type WordInterpretation = {
  clause: QueryClause;
  /** What the word was taken for, where it is not in the index. */
  corrected?: string;
};

/**
 * What one word of the query may stand for.
 * @param isOpen whether the word may be unfinished
 * @param errorsOf how many letters may be wrong in a word of some length
 */
export function interpretWord(
  vocabulary: Vocabulary,
  word: string,
  isOpen: boolean,
  errorsOf: (length: number) => number,
): WordInterpretation {
  const toAlternative = ({ word: found, confidence }: { word: string; confidence: number }) => ({
    term: toTerm(found),
    confidence,
  });
  const isKnown = hasStem(vocabulary, word);
  const exact = isKnown ? [{ term: stemWord(word), confidence: 1 }] : [];
  const completed = isOpen
    ? completeWord(vocabulary, word, isKnown ? completions / 4 : completions).map((candidate) => ({
        ...toAlternative(candidate),
        // A whole word is most likely meant as it stands.
        confidence: candidate.confidence * (isKnown ? 0.6 : 1),
      }))
    : [];
  // Each of these may stand in another file of the index: only where little else is found.
  const around =
    word.length >= 5 && exact.length + completed.length < 3
      ? findWordsContaining(vocabulary, word, 8).map(toAlternative)
      : [];
  const asTyped = [...exact, ...completed, ...around];
  if (exact.length > 0 || completed.length > 0)
    return { clause: createClause(dedupeAlternatives(asTyped)) };
  const mended = correctWord(vocabulary, word, errorsOf(word.length), isOpen, 6);
  const unit = createClause(
    dedupeAlternatives([...around, ...mended.map(toAlternative)]),
    true,
    true,
  );
  const [best] = mended;
  return best && around.length === 0 ? { clause: unit, corrected: best.word } : { clause: unit };
}
