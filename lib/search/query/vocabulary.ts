import { distance } from 'fastest-levenshtein';

/** All words of the index, sorted, with how often each is found (see IndexCore). */
export type Vocabulary = {
  words: readonly string[];
  frequencies: Uint8Array;
  /** The numbers of the words that people type, and not of names (`=…`) and paths (`/…`). */
  plain: Int32Array;
};

/** Prepares the words of an index, so that looking through them is quick. */
export function createVocabulary(words: readonly string[], frequencies: Uint8Array): Vocabulary {
  const plain = Int32Array.from(words.keys()).filter((index) => !/^[=/]/.test(words[index] ?? ''));
  return { words, frequencies, plain };
}

/** A word of the index that may be meant by another, with how far it is trusted: 1 is the word itself. */
export type WordCandidate = { word: string; confidence: number };

/** Where a word stands or would stand. */
function lowerBound(words: readonly string[], wanted: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function hasWord({ words }: Vocabulary, word: string): boolean {
  return words[lowerBound(words, word)] === word;
}

const frequencyOf = ({ frequencies }: Vocabulary, index: number) => frequencies[index] ?? 0;

/** The numbers of the words that begin so: from `start` to before `end`. */
function findRange({ words }: Vocabulary, prefix: string): { start: number; end: number } {
  const start = lowerBound(words, prefix);
  return { start, end: lowerBound(words, `${prefix}\uffff`) };
}

/** The words that begin so. */
export function listWordsByPrefix(vocabulary: Vocabulary, prefix: string): readonly string[] {
  const { start, end } = findRange(vocabulary, prefix);
  return vocabulary.words.slice(start, end);
}

const maxFrequency = 35;
const maxWords = 2 ** 32;

/** The words that an unfinished one may become: at most `limit`, those found most often first. */
export function completeWord(
  vocabulary: Vocabulary,
  prefix: string,
  limit: number,
): WordCandidate[] {
  const { start, end } = findRange(vocabulary, prefix);
  // By number and frequency in one, so that a large range is sorted as numbers.
  const ranked = Float64Array.from({ length: end - start }, (_, index) => {
    const frequency = frequencyOf(vocabulary, start + index);
    return (maxFrequency - frequency) * maxWords + start + index;
  });
  return [...ranked.sort().subarray(0, limit)]
    .map((rank) => rank % maxWords)
    .flatMap((index) => {
      const word = vocabulary.words[index];
      // The nearer a word is to being typed in full, the likelier it is meant.
      return word === undefined
        ? []
        : { word, confidence: 0.55 + 0.4 * (prefix.length / word.length) };
    });
}

/** How many letters may be wrong in a word of this length. */
export function maxTypos(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** The same where nothing was found: enough for a guess that the reader is asked about. */
export function maxTyposForGuess(length: number): number {
  return length < 3 ? 0 : Math.max(1, Math.floor(length * 0.4));
}

/** Whether two words differ by two neighbouring letters that changed places. */
function isSwapped(a: string, z: string): boolean {
  if (a.length !== z.length) return false;
  let index = 0;
  while (a[index] === z[index] && index < a.length) index++;
  return (
    a[index] === z[index + 1] &&
    a[index + 1] === z[index] &&
    a.slice(index + 2) === z.slice(index + 2)
  );
}

/**
 * The words that a mistyped one may stand for: those with the fewest errors, at most `limit`, the likeliest first.
 * @param errors how many letters may be wrong
 * @param isOpen whether the word may be unfinished, so that the beginning of a longer one counts
 */
export function correctWord(
  vocabulary: Vocabulary,
  word: string,
  errors: number,
  isOpen: boolean,
  limit: number,
): WordCandidate[] {
  if (errors === 0) return [];
  const found: { index: number; wrong: number; completes: boolean }[] = [];
  let fewest = errors;
  for (const index of vocabulary.plain) {
    const other = vocabulary.words[index] ?? '';
    const surplus = other.length - word.length;
    if (surplus < -fewest || (surplus > fewest && !isOpen)) continue;
    const completes = surplus > fewest;
    const compared = completes ? other.slice(0, word.length) : other;
    const wrong = isSwapped(word, compared) ? 1 : distance(word, compared);
    if (wrong > fewest || wrong === 0) continue;
    fewest = wrong;
    found.push({ index, wrong, completes });
  }
  return found
    .filter(({ wrong }) => wrong === fewest)
    .sort((a, z) => {
      if (a.completes !== z.completes) return a.completes ? 1 : -1;
      return frequencyOf(vocabulary, z.index) - frequencyOf(vocabulary, a.index);
    })
    .slice(0, limit)
    .flatMap(({ index, wrong, completes }) => {
      const mended = vocabulary.words[index];
      if (mended === undefined) return [];
      // Who errs seldom errs in the first letter.
      const sameStart = mended[0] === word[0] ? 1 : 0.6;
      return {
        word: mended,
        confidence: (completes ? 0.5 : 0.7) * sameStart * (wrong === 1 ? 1 : 0.7),
      };
    });
}

/** The words that hold a part inside them: «regex» is in «policynumberregex». */
export function findWordsContaining(
  vocabulary: Vocabulary,
  part: string,
  limit: number,
): WordCandidate[] {
  const found: WordCandidate[] = [];
  for (const index of vocabulary.plain) {
    if (found.length === limit) break;
    const word = vocabulary.words[index] ?? '';
    if (word.length > part.length && word.indexOf(part) > 0)
      found.push({ word, confidence: 0.3 + 0.3 * (part.length / word.length) });
  }
  return found;
}
