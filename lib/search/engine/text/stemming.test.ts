import { describe, expect, it } from 'vitest';
import { stemWord } from './stemming';

describe('stemWord', () => {
  it.each([
    ['policies', 'policy'],
    ['canceled', 'cancellation'],
    ['generates', 'generator'],
    ['authorized', 'authorization'],
    ['denied', 'denies'],
    ['ids', 'id'],
    ['uses', 'using'],
  ])('joins the inflections "%s" and "%s"', (one, other) => {
    expect(stemWord(one)).toBe(stemWord(other));
  });

  it.each([
    ['age', 'ag'],
    ['authorized', 'author'],
    ['customer', 'custom'],
    ['denied', 'deni'],
    ['generate', 'general'],
    ['important', 'import'],
    ['invalidate', 'invalid'],
    ['savings', 'save'],
    ['used', 'us'],
  ])('separates "%s" from "%s"', (one, other) => {
    expect(stemWord(one)).not.toBe(stemWord(other));
  });

  it.each(['x509', '7f3a9ed'])('leaves words with digits as they are: "%s"', (word) => {
    expect(stemWord(word)).toBe(word);
  });
});
