import { expect, it } from 'vitest';
import { parseMdxSource } from '../../content/mdx';
import { isIgnored } from './remove-ignored';

const page = `{/* check-ignore: a quotation */}

This is a error.

This is a error.

<!-- check-ignore -->

This is a error.

A error, too. <!-- check-ignore: another quotation -->
`;

it.each([
  [3, true],
  [5, false],
  [9, false],
  [11, true],
])('ignores line %i: %s', (line, expected) => {
  expect(isIgnored(parseMdxSource(page), line)).toBe(expected);
});
