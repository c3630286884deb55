import { expect, it } from 'vitest';
import { takeItems, takeText } from './paging';

it('ends a part of a text at a line, or in the middle of a long one', () => {
  expect(takeText('one\ntwo\nthree', 0, 9)).toEqual({ text: 'one\ntwo\n', nextOffset: 8 });
  expect(takeText('one\ntwo\nthree', 8, 9)).toEqual({ text: 'three' });
  expect(takeText('0123456789', 0, 4)).toEqual({ text: '0123', nextOffset: 4 });
  expect(takeText('short', 99, 4)).toEqual({ text: '' });
});

it('does not split a character', () => {
  expect(takeText('abc😀d', 0, 4)).toEqual({ text: 'abc', nextOffset: 3 });
});

it('returns as many items as fit, and at least one', () => {
  const items = ['aaaa', 'bb', 'cc'];
  expect(takeItems(items, 0, 10)).toEqual({ items: ['aaaa', 'bb'], nextOffset: 2 });
  expect(takeItems(items, 2, 10)).toStrictEqual({ items: ['cc'] });
  expect(takeItems(items, 0, 1)).toEqual({ items: ['aaaa'], nextOffset: 1 });
  expect(takeItems(items, 9, 10)).toStrictEqual({ items: [] });
});
