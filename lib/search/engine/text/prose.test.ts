import { expect, it } from 'vitest';
import { parseProse } from './prose';

it('finds the code in a text', () => {
  expect(parseProse('Send `fromDate` and `toDate`.')).toEqual({
    text: 'Send fromDate and toDate.',
    codes: [
      { start: 5, end: 13 },
      { start: 18, end: 24 },
    ],
  });
});

it('returns a text without code as it is', () => {
  expect(parseProse('A policy.')).toEqual({ text: 'A policy.', codes: [] });
});
