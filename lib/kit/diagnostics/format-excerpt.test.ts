import { expect, it } from 'vitest';
import { formatExcerpt } from './format-excerpt';

const source = Array.from({ length: 12 }, (_, index) => `line ${index + 1}`).join('\n');

it('shows the lines around a position', () => {
  expect(formatExcerpt(source, 9, 3)).toBe(
    [
      '   7 | line 7',
      '   8 | line 8',
      '>  9 | line 9',
      '     |   ^',
      '  10 | line 10',
      '  11 | line 11',
    ].join('\n'),
  );
});

it('ends with the source', () => {
  expect(formatExcerpt('a\nb', 2, 1)).toBe('  1 | a\n> 2 | b\n    | ^');
  expect(formatExcerpt('a\nb', 1, 1)).toBe('> 1 | a\n    | ^\n  2 | b');
});
