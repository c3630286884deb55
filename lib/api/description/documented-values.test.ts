import { expect, it } from 'vitest';
import { listDocumentedValues } from './documented-values';

it('lists the values of an enumeration, and the examples of an open one', () => {
  expect(listDocumentedValues({ enum: ['A', 'B'], examples: ['A'] })).toEqual(['A', 'B']);
  expect(listDocumentedValues({ 'x-open-list': true, examples: ['A', 1] })).toEqual(['A']);
  expect(listDocumentedValues({ 'x-open-list': true })).toEqual([]);
});

it('lists no examples of a schema that is not a list', () => {
  expect(listDocumentedValues({ type: 'string', examples: ['A'] })).toEqual([]);
});
