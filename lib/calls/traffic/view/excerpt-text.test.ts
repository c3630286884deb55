import { expect, it } from 'vitest';
import { indexLines } from '../read/text-lines';
import { excerptText } from './excerpt-text';

/** Lines as `number text`, with the marked parts in brackets, and the findings that start there. */
const format = (text: string, ranges: Parameters<typeof excerptText>[1]): string[] =>
  excerptText(indexLines(text), ranges).map(({ line, parts, findings }) => {
    const text = parts.map((part) => (part.finding === undefined ? part.text : `[${part.text}]`));
    return [`${line} ${text.join('')}`, ...findings].join(' ');
  });

it('marks what findings are about, and has each at its first line', () => {
  const text = '{\r\n  "a": "x",\n  "b": 1\n}';
  const at = (part: string) => ({ offset: text.indexOf(part), length: part.length });
  expect(format(text, [at('"x"'), undefined, at('"b"')])).toEqual([
    '1 {',
    '2   "a": ["x"], 0',
    '3   ["b"]: 1 2',
    '4 }',
  ]);
});

it('marks overlapping ranges once, and a range of several lines in each', () => {
  expect(
    format('ab\ncd', [
      { offset: 0, length: 5 },
      { offset: 1, length: 1 },
    ]),
  ).toEqual(['1 [ab] 0 1', '2 [cd]']);
});

it('shows a long text around the findings only', () => {
  const text = Array.from({ length: 100 }, (_, index) => `line ${index + 1}`).join('\n');
  expect(format(text, [{ offset: text.indexOf('line 50'), length: 4 }])).toEqual([
    '48 line 48',
    '49 line 49',
    '50 [line] 50 0',
    '51 line 51',
    '52 line 52',
  ]);
});

it('cuts long lines off around each finding', () => {
  const text = `${'a'.repeat(500)}X${'b'.repeat(500)}Y${'c'.repeat(500)}`;
  const lines = format(text, [
    { offset: 500, length: 1 },
    { offset: 1001, length: 1 },
  ]);
  expect(lines).toEqual([
    `1  … ${'a'.repeat(80)}[X]${'b'.repeat(80)} …  0`,
    `1  … ${'b'.repeat(80)}[Y]${'c'.repeat(80)} …  1`,
  ]);
});
