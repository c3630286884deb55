import { expect, test } from 'vitest';
import { markDifferences } from './mark-differences';

test('the words that differ are marked, and tags stay nested', () => {
  expect(
    markDifferences(
      '<p>A list of <code>users</code> is allowed.</p>',
      '<p>By its name, a list of <code>user ids</code> is allowed.</p>',
    ),
  ).toEqual([
    '<p><del>A</del> list of <code><del>users</del></code> is allowed.</p>',
    '<p><ins>By its name, a</ins> list of <code><ins>user ids</ins></code> is allowed.</p>',
  ]);
});

test('a text that is the same, and one without the other, have few marks', () => {
  expect(markDifferences('<p>Same.</p>', '<p>Same.</p>')).toEqual(['<p>Same.</p>', '<p>Same.</p>']);
  expect(markDifferences('', 'All new')).toEqual(['', '<ins>All new</ins>']);
});
