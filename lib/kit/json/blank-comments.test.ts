import { expect, it } from 'vitest';
import { blankComments } from './blank-comments';

it.each([
  ['{"a": 1 // one\n}', { a: 1 }],
  ['/* a */ [1, 2, ]', [1, 2]],
  ['{"a": "// no /* comment, }", /* b */ }', { a: '// no /* comment, }' }],
  [String.raw`{"a": "\"//"}`, { a: '"//' }],
])('leaves JSON of %s, with the same length', (text, value) => {
  const json = blankComments(text);
  expect(JSON.parse(json)).toEqual(value);
  expect(json).toHaveLength(text.length);
});
