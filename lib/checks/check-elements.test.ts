import { expect, it } from 'vitest';
import { checkElements } from './check-elements';

it('finds no issues in the examples of elements or in the live code of the docs', () => {
  expect(checkElements(undefined)).toEqual([]);
});
