import { describe, expect, it } from 'vitest';
import { stemWord } from './stemming';
import { createPhraseFinder } from './synonyms';

const findPhrases = createPhraseFinder([
  ['log in', 'login', 'sign in'],
  ['promo code', 'coupon'],
]);
const findInText = (text: string) =>
  findPhrases(text.split(' ').map(stemWord)).map(({ term, start, end }) => ({ term, start, end }));

describe('createPhraseFinder', () => {
  it('finds single words and phrases anywhere in the text', () => {
    expect(findInText('please sign in with a coupon')).toEqual([
      { term: '~0', start: 1, end: 3 },
      { term: '~1', start: 5, end: 6 },
    ]);
  });

  it('finds inflected forms', () => {
    expect(findInText('promo codes')).toEqual([{ term: '~1', start: 0, end: 2 }]);
  });

  it('returns all phrases of the group', () => {
    expect(findPhrases(['coupon']).map(({ phrases }) => phrases)).toEqual([
      ['promo code', 'coupon'],
    ]);
  });

  it('ignores phrases whose words are not adjacent', () => {
    expect(findInText('promo of a code')).toEqual([]);
  });
});
