import { expect, it } from 'vitest';
import { paginateItems, paginateText } from './pagination';

it('ends a part of a text at a line, or in the middle of a long one', () => {
  expect(paginateText('one\ntwo\nthree', 0, 9)).toEqual({ text: 'one\ntwo\n', nextOffset: 8 });
  expect(paginateText('one\ntwo\nthree', 8, 9)).toEqual({ text: 'three' });
  expect(paginateText('0123456789', 0, 4)).toEqual({ text: '0123', nextOffset: 4 });
  expect(paginateText('short', 99, 4)).toEqual({ text: '' });
});

it('does not split a character', () => {
  expect(paginateText('abc😀d', 0, 4)).toEqual({ text: 'abc', nextOffset: 3 });
});

it('returns as many items as fit, and at least one', () => {
  const items = ['aaaa', 'bb', 'cc'];
  expect(paginateItems(items, 0, 10)).toEqual({ items: ['aaaa', 'bb'], nextOffset: 2 });
  expect(paginateItems(items, 2, 10)).toStrictEqual({ items: ['cc'] });
  expect(paginateItems(items, 0, 1)).toEqual({ items: ['aaaa'], nextOffset: 1 });
  expect(paginateItems(items, 9, 10)).toStrictEqual({ items: [] });
});
