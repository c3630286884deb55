import { describe, expect, it } from 'vitest';
import { stemWord } from './stemming';
import { createPhraseFinder } from './synonyms';

const find = createPhraseFinder([
  ['log in', 'login', 'sign in'],
  ['promo code', 'coupon'],
]);
const matches = (text: string) => find(text.split(' ').map(stemWord));

describe('the phrases of synonyms', () => {
  it('are found as words and as runs of words, wherever they stand', () => {
    expect(matches('please sign in with a coupon')).toEqual([
      { term: '~0', start: 1, end: 3 },
      { term: '~1', start: 5, end: 6 },
    ]);
  });

  it('are found in any inflection', () => {
    expect(matches('promo codes')).toEqual([{ term: '~1', start: 0, end: 2 }]);
  });

  it('are not found in parts', () => {
    expect(matches('promo of a code')).toEqual([]);
  });
});
