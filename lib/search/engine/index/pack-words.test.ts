import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packWords, unpackWords } from './pack-words';

it('packs words without the letters that they share', () => {
  expect(packWords(['policies', 'policy', 'token'])).toEqual({
    endings: 'policies y token',
    shared: '050',
  });
});

it('restores any words, also very long ones', () => {
  const word = fc.stringMatching(/^[a-c]{1,50}$/);
  fc.assert(
    fc.property(fc.uniqueArray(word), (words) => {
      const sorted = words.sort();
      expect(unpackWords(packWords(sorted))).toEqual(sorted);
    }),
  );
});
