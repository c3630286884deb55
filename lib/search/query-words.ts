import { termOf } from './analyse';
import { stemOf } from './stems';
import {
  completeWord,
  findAround,
  hasWord,
  listWords,
  mendWord,
  type Vocabulary,
} from './vocabulary';

/** A term that a word of the query may stand for, and how far that is trusted. */
export type Alternative = { term: string; trust: number };

/**
 * One idea of the query: any of its terms stands for it. `required` ideas count for how much of the query a record
 * covers; the others only add to its score. `isGuess` says that its word is not in the index as it was typed.
 */
export type Unit = { alternatives: Alternative[]; required: boolean; isGuess: boolean };

/** The words that an unfinished last word is completed to, at most. */
const completions = 40;

/** A unit of some alternatives. */
export const inUnit = (alternatives: Alternative[], required = true, isGuess = false): Unit => ({
  alternatives,
  required,
  isGuess,
});

/** One alternative for each term: the most trusted. */
export function unique(alternatives: readonly Alternative[]): Alternative[] {
  const best = new Map<string, number>();
  for (const { term, trust } of alternatives) best.set(term, Math.max(best.get(term) ?? 0, trust));
  return [...best].map(([term, trust]) => ({ term, trust }));
}

/** Whether any word of the index has the stem of this one. */
function hasStem(vocabulary: Vocabulary, word: string): boolean {
  if (hasWord(vocabulary, word)) return true;
  const stem = stemOf(word);
  // Words of one stem have a common beginning; the stem's own end may differ («polici», «policy»).
  const beginning = stem.slice(0, Math.max(3, stem.length - 1));
  return listWords(vocabulary, beginning).some((other) => stemOf(other) === stem);
}

export type WordReading = {
  unit: Unit;
  /** What the word was taken for, where it is not in the index. */
  mended?: string;
};

/**
 * What one word of the query may stand for.
 * @param isOpen whether the word may be unfinished
 * @param errorsOf how many letters may be wrong in a word of some length
 */
export function readWord(
  vocabulary: Vocabulary,
  word: string,
  isOpen: boolean,
  errorsOf: (length: number) => number,
): WordReading {
  const toAlternative = ({ word: found, trust }: { word: string; trust: number }) => ({
    term: termOf(found),
    trust,
  });
  const isKnown = hasStem(vocabulary, word);
  const exact = isKnown ? [{ term: stemOf(word), trust: 1 }] : [];
  const completed = isOpen
    ? completeWord(vocabulary, word, isKnown ? completions / 4 : completions).map((candidate) => ({
        ...toAlternative(candidate),
        // A whole word is most likely meant as it stands.
        trust: candidate.trust * (isKnown ? 0.6 : 1),
      }))
    : [];
  // Each of these may stand in another file of the index: only where little else is found.
  const around =
    word.length >= 5 && exact.length + completed.length < 3
      ? findAround(vocabulary, word, 8).map(toAlternative)
      : [];
  const asTyped = [...exact, ...completed, ...around];
  if (exact.length > 0 || completed.length > 0) return { unit: inUnit(unique(asTyped)) };
  const mended = mendWord(vocabulary, word, errorsOf(word.length), isOpen, 6);
  const unit = inUnit(unique([...around, ...mended.map(toAlternative)]), true, true);
  const [best] = mended;
  return best && around.length === 0 ? { unit, mended: best.word } : { unit };
}
