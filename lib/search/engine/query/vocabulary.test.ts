import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  completeWord,
  correctWord,
  createVocabulary,
  findWordsContaining,
  hasWord,
  listWordsByPrefix,
  splitWord,
} from './vocabulary';

const words = [
  '/token',
  '=token',
  'appoint',
  'appointment',
  'policynumberregex',
  'polish',
  'token',
];
// The frequency of "appointment" is the highest.
const vocabulary = createVocabulary(words, Uint8Array.from([0, 0, 1, 9, 1, 0, 3]));
const listWords = (candidates: { word: string }[]) => candidates.map(({ word }) => word);

describe('vocabulary', () => {
  it('contains exactly the given words', () => {
    expect(words.every((word) => hasWord(vocabulary, word))).toBe(true);
    expect(hasWord(vocabulary, 'appointm')).toBe(false);
  });

  it('completes a word to the most frequent ones first', () => {
    expect(listWords(completeWord(vocabulary, 'app', 5))).toEqual(['appointment', 'appoint']);
    expect(listWords(completeWord(vocabulary, 'app', 1))).toEqual(['appointment']);
  });

  it.each([
    ['apointment', 'a missing letter'],
    ['appointmennt', 'a doubled letter'],
    ['appiontment', 'two transposed letters'],
    ['appoimtment', 'a wrong letter'],
  ])('corrects "%s" (%s)', (word) => {
    expect(listWords(correctWord(vocabulary, word, 2, false, 1))).toEqual(['appointment']);
  });

  it('corrects an unfinished word', () => {
    expect(listWords(correctWord(vocabulary, 'apointme', 2, true, 1))).toEqual(['appointment']);
    expect(listWords(correctWord(vocabulary, 'apointme', 1, false, 1))).toEqual([]);
  });

  it('corrects neither to the opposite nor to a word that is in one record if two letters differ', () => {
    const some = createVocabulary(['incidents', 'supported'], Uint8Array.from([0, 4]));
    expect(correctWord(some, 'unsupported', 2, false, 9)).toEqual([]);
    expect(correctWord(some, 'accidents', 2, false, 9)).toEqual([]);
    expect(listWords(correctWord(some, 'suported', 2, false, 9))).toEqual(['supported']);
  });

  it('splits a word without a space into the most frequent words', () => {
    const some = createVocabulary(['dar', 'dark', 'kmode', 'mode'], Uint8Array.from([0, 4, 0, 6]));
    expect(splitWord(some, 'darkmode')).toBe('dark mode');
    expect(splitWord(some, 'darkmodes')).toBeUndefined();
    expect(splitWord(some, 'mode')).toBeUndefined();
  });

  it('does not correct to a name key or a path', () => {
    expect(listWords(correctWord(vocabulary, 'tokens', 2, false, 9))).toEqual(['token']);
  });

  it('does not correct the first letter of a short or an unfinished word, nor another of a short one', () => {
    const others = createVocabulary(['fair', 'thirdparty'], new Uint8Array(2));
    expect(correctWord(others, 'fhir', 1, true, 5)).toEqual([]);
    expect(listWords(correctWord(others, 'fiar', 1, true, 5))).toEqual(['fair']);
    expect(listWords(correctWord(others, 'fairr', 1, true, 5))).toEqual(['fair']);
    const long = createVocabulary(['appointment'], new Uint8Array(1));
    expect(correctWord(long, 'eppointment', 2, true, 5)).toHaveLength(1);
  });

  it('finds the words inside identifiers', () => {
    expect(listWords(findWordsContaining(vocabulary, 'regex', 5))).toEqual(['policynumberregex']);
    const opposites = createVocabulary(
      ['haschanged', 'inactive', 'isactive', 'unchanged', 'uploading'],
      new Uint8Array(5),
    );
    expect(listWords(findWordsContaining(opposites, 'changed', 5))).toEqual(['haschanged']);
    expect(listWords(findWordsContaining(opposites, 'active', 5))).toEqual(['isactive']);
    expect(listWords(findWordsContaining(opposites, 'loading', 5))).toEqual([]);
  });

  it('lists exactly the words with a prefix', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string({ unit: 'grapheme-ascii' })),
        fc.string(),
        (all, prefix) => {
          const sorted = [...all].sort();
          expect(listWordsByPrefix(createVocabulary(sorted, new Uint8Array()), prefix)).toEqual(
            sorted.filter((word) => word.startsWith(prefix)),
          );
        },
      ),
    );
  });
});
