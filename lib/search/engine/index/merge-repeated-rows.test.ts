import { expect, it } from 'vitest';
import { createTestRecord } from '../tests/create-test-index';
import { mergeRepeatedRows } from './merge-repeated-rows';

const createRows = (...urls: string[]) =>
  urls.map((url) => createTestRecord({ url, kind: 'field', text: 'The fee.' }));
const repeated = [{ path: '/A#fee', repetitions: [{ path: '/Base#fee', page: 'Base' }] }];

it('leaves out the repetitions of a row, which is then found by their pages', () => {
  const merged = mergeRepeatedRows(createRows('/A#fee', '/Base#fee', '/B#fee'), repeated);
  expect(merged.map(({ url, text }) => [url, text])).toEqual([
    ['/A#fee', 'The fee. Base'],
    ['/B#fee', 'The fee.'],
  ]);
});

it('leaves the records of a version without that row as they are', () => {
  const rows = createRows('/Base#fee');
  expect(mergeRepeatedRows(rows, repeated)).toEqual(rows);
});
