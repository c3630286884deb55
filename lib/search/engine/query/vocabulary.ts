import { distance } from 'fastest-levenshtein';

/** The sorted words of the index with their frequencies (`IndexCore.frequencies`). */
export type Vocabulary = {
  words: readonly string[];
  frequencies: Uint8Array;
  /** The indexes of the plain words, without name keys (`=…`) and paths (`/…`). */
  plain: Int32Array;
};

/** Creates the vocabulary of an index from its sorted words. */
export function createVocabulary(words: readonly string[], frequencies: Uint8Array): Vocabulary {
  const plain = Int32Array.from(words.keys()).filter((index) => !/^[=/]/.test(words[index] ?? ''));
  return { words, frequencies, plain };
}

/** A word of the index that the user may mean. `confidence` is 1 for the typed word itself. */
type WordCandidate = { word: string; confidence: number };

/** Returns the index of the first word that is not less than `wanted`. */
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

/** Returns about how many records a word is in, or 0 if it is in none. */
export function findFrequency(vocabulary: Vocabulary, word: string): number {
  const index = lowerBound(vocabulary.words, word);
  return vocabulary.words[index] === word ? 2 ** (frequencyOf(vocabulary, index) / 2) : 0;
}

/** Returns the range of the words with a prefix; `end` is exclusive. */
function findRange({ words }: Vocabulary, prefix: string): { start: number; end: number } {
  const start = lowerBound(words, prefix);
  return { start, end: lowerBound(words, `${prefix}\uffff`) };
}

export function listWordsByPrefix(vocabulary: Vocabulary, prefix: string): readonly string[] {
  const { start, end } = findRange(vocabulary, prefix);
  return vocabulary.words.slice(start, end);
}

const maxFrequency = 35;
const maxWords = 2 ** 32;

/** Returns at most `limit` words with the prefix, the most frequent first. */
export function completeWord(
  vocabulary: Vocabulary,
  prefix: string,
  limit: number,
): WordCandidate[] {
  const { start, end } = findRange(vocabulary, prefix);
  // Frequency and index are packed into one number, because a typed array of numbers sorts fastest.
  const ranked = Float64Array.from({ length: end - start }, (_, index) => {
    const frequency = frequencyOf(vocabulary, start + index);
    return (maxFrequency - frequency) * maxWords + start + index;
  });
  return [...ranked.sort().subarray(0, limit)]
    .map((rank) => rank % maxWords)
    .flatMap((index) => {
      const word = vocabulary.words[index];
      // The more of the word is typed, the more likely it is the one meant.
      return word === undefined
        ? []
        : { word, confidence: 0.55 + 0.4 * (prefix.length / word.length) };
    });
}

/** Returns the edit distance up to which a word of this length is corrected. */
export function maxTypos(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** Returns the larger edit distance for queries without results, which are only suggested ("Did you mean"). */
export function maxTyposForGuess(length: number): number {
  return length < 4 ? 0 : Math.min(2, Math.floor(length / 3));
}

/** Returns whether the words differ only by a transposition of two adjacent letters. */
function isTransposition(a: string, z: string): boolean {
  if (a.length !== z.length) return false;
  let index = 0;
  while (a[index] === z[index] && index < a.length) index++;
  return (
    a[index] === z[index + 1] &&
    a[index + 1] === z[index] &&
    a.slice(index + 2) === z.slice(index + 2)
  );
}

/** The parts of a word that may be two. Shorter ones would be in too many words. */
const minPartLength = 3;

/** Suffix that turns a word into its opposite: "cashless" is not "cash less". */
const negatingSuffix = /(?:less|free)$/;

/** Returns the two words that a word without a space consists of: "dark mode" for "darkmode". The most frequent are meant. */
export function splitWord(vocabulary: Vocabulary, word: string): string | undefined {
  if (negatingSuffix.test(word)) return undefined;
  let best: { parts: string; frequency: number } | undefined;
  for (let end = minPartLength; end <= word.length - minPartLength; end++) {
    const parts = [word.slice(0, end), word.slice(end)];
    if (!parts.every((part) => hasWord(vocabulary, part))) continue;
    const frequency = Math.min(...parts.map((part) => findFrequency(vocabulary, part)));
    if (!best || frequency > best.frequency) best = { parts: parts.join(' '), frequency };
  }
  return best?.parts;
}

/** Prefixes that turn a word into another one: "unchanged", "uploading". */
const wordPrefix = /^(?:un|in|dis|non|up|down|out|over|pre|re)$/;

/** Returns whether a word is another one with a prefix, so that they mean different things. */
const isPrefixed = (word: string, other: string): boolean =>
  word.endsWith(other) && wordPrefix.test(word.slice(0, word.length - other.length));

/**
 * Returns the words at the smallest edit distance from a misspelled word: at most `limit`, the most likely first.
 * @param maxDistance the largest edit distance to accept; a transposition counts as 1
 * @param isPrefix whether the word may be unfinished, so that the beginnings of longer words match too
 */
export function correctWord(
  vocabulary: Vocabulary,
  word: string,
  maxDistance: number,
  isPrefix: boolean,
  limit: number,
): WordCandidate[] {
  if (maxDistance === 0) return [];
  const matches: { index: number; editDistance: number; isCompletion: boolean }[] = [];
  let minDistance = maxDistance;
  for (const index of vocabulary.plain) {
    const candidate = vocabulary.words[index] ?? '';
    const surplus = candidate.length - word.length;
    if (surplus < -minDistance || (surplus > minDistance && !isPrefix)) continue;
    const isCompletion = surplus > minDistance;
    const isShort = word.length < 5;
    // A typo in the first letter makes a short or an unfinished word any other one.
    if ((isCompletion || isShort) && candidate[0] !== word[0]) continue;
    const compared = isCompletion ? candidate.slice(0, word.length) : candidate;
    const isTransposed = isTransposition(word, compared);
    // As another letter does in a short one: FHIR is not "fair", and APNs is not the beginning of "apisecurity".
    if (isShort && (isCompletion || surplus === 0) && !isTransposed) continue;
    const editDistance = isTransposed ? 1 : distance(word, compared);
    if (editDistance > minDistance || editDistance === 0) continue;
    // A word of one record is rarely meant by one that differs twice, or that is unfinished, too: "accidents" is not
    // "incidents", and "frozen" is not the beginning of "fromEntries".
    const isRare = frequencyOf(vocabulary, index) === 0;
    if (isRare && (editDistance > 1 || isCompletion)) continue;
    // "Unsupported" is not a typo of its opposite.
    if (isPrefixed(word, candidate) || isPrefixed(candidate, word)) continue;
    minDistance = editDistance;
    matches.push({ index, editDistance, isCompletion });
  }
  return matches
    .filter(({ editDistance }) => editDistance === minDistance)
    .sort((a, z) => {
      if (a.isCompletion !== z.isCompletion) return a.isCompletion ? 1 : -1;
      return frequencyOf(vocabulary, z.index) - frequencyOf(vocabulary, a.index);
    })
    .slice(0, limit)
    .flatMap(({ index, editDistance, isCompletion }) => {
      const corrected = vocabulary.words[index];
      if (corrected === undefined) return [];
      // Typos in the first letter are rare.
      const firstLetterFactor = corrected[0] === word[0] ? 1 : 0.6;
      return {
        word: corrected,
        confidence: (isCompletion ? 0.5 : 0.7) * firstLetterFactor * (editDistance === 1 ? 1 : 0.7),
      };
    });
}

/**
 * Returns at most `limit` longer words that contain `part` after their first letter, as "policynumberregex" does "regex".
 * Not those that mean something else, as "unchanged" does, or "uploading".
 */
export function findWordsContaining(
  vocabulary: Vocabulary,
  part: string,
  limit: number,
): WordCandidate[] {
  const candidates: WordCandidate[] = [];
  for (const index of vocabulary.plain) {
    if (candidates.length === limit) break;
    const word = vocabulary.words[index] ?? '';
    const start = word.indexOf(part);
    if (start > 0 && !wordPrefix.test(word.slice(0, start)))
      candidates.push({ word, confidence: 0.3 + 0.3 * (part.length / word.length) });
  }
  return candidates;
}
