import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  completeWord,
  correctWord,
  createVocabulary,
  findWordsContaining,
  hasWord,
  listWordsByPrefix,
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
/** `appointment` is found most often. */
const vocabulary = createVocabulary(words, Uint8Array.from([0, 0, 1, 9, 1, 0, 3]));
const texts = (candidates: { word: string }[]) => candidates.map(({ word }) => word);

describe('the vocabulary', () => {
  it('knows its words', () => {
    expect(words.every((word) => hasWord(vocabulary, word))).toBe(true);
    expect(hasWord(vocabulary, 'appointm')).toBe(false);
  });

  it('completes a word, to the one that is found most often first', () => {
    expect(texts(completeWord(vocabulary, 'app', 5))).toEqual(['appointment', 'appoint']);
    expect(texts(completeWord(vocabulary, 'app', 1))).toEqual(['appointment']);
  });

  it.each([
    ['apointment', 'a letter is missing'],
    ['appointmennt', 'a letter is doubled'],
    ['appiontment', 'two letters changed places'],
    ['appoimtment', 'a letter is wrong'],
  ])('mends «%s», where %s', (word) => {
    expect(texts(correctWord(vocabulary, word, 2, false, 1))).toEqual(['appointment']);
  });

  it('mends the beginning of a word that is being typed', () => {
    expect(texts(correctWord(vocabulary, 'apointme', 2, true, 1))).toEqual(['appointment']);
    expect(texts(correctWord(vocabulary, 'apointme', 1, false, 1))).toEqual([]);
  });

  it('never mends to a name or a path', () => {
    expect(texts(correctWord(vocabulary, 'tokens', 2, false, 9))).toEqual(['token']);
  });

  it('finds what is inside an identifier', () => {
    expect(texts(findWordsContaining(vocabulary, 'regex', 5))).toEqual(['policynumberregex']);
  });

  it('lists exactly the words with a beginning', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string({ unit: 'grapheme-ascii' })),
        fc.string(),
        (all, start) => {
          const sorted = [...all].sort();
          expect(listWordsByPrefix(createVocabulary(sorted, new Uint8Array()), start)).toEqual(
            sorted.filter((word) => word.startsWith(start)),
          );
        },
      ),
    );
  });
});
