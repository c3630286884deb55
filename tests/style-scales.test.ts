import { expect, test } from 'vitest';
import { listFiles, readText } from '../lib/kit/files/project-files';

/** The scales of the stylesheets: sizes of text, distances, and widths of windows. A further step needs a reason. */

/** Elements of the app have sizes relative to --el-unit; diagrams have the sizes that Graphviz measured. */
const files = ['app', 'components']
  .flatMap((folder) => listFiles(folder, '.css'))
  .filter((file) => !/elements\/renderer\/|diagram\.css$/.test(file));

const fontSize = /^(?:var\(--font-size-[\w-]+\)|inherit|0\.9em)(?: !important)?$/;

/** In rem. */
const distances = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 1, 1.25, 1.5, 2, 2.5, 4];

/** A phone, a window with a sidebar (specification: portal.txt), and one with a third column. */
const widths = [640, 997, 1280];
/** The console follows the layout of Elements, which has one column up to 980 px. */
const elementsFiles = /^components\/api\/(?:console|stoplight)\//;

/** Lists what a pattern finds in the stylesheets, as "file:line text". */
function listMatches(pattern: RegExp, isAllowed: (match: string, file: string) => boolean) {
  return files.flatMap((file) =>
    readText(file)
      .split('\n')
      .flatMap((line, index) => {
        const match = pattern.exec(line)?.[1];
        return match === undefined || isAllowed(match, file)
          ? []
          : [`${file}:${index + 1} ${line.trim()}`];
      }),
  );
}

test('text has the sizes of the scale', () => {
  expect(files.length).toBeGreaterThan(50);
  expect(listMatches(/^\s+font-size: ([^;]+);/, (value) => fontSize.test(value))).toEqual([]);
  expect(listMatches(/^\s+font: \d+ ([\d.]+rem)/, () => false)).toEqual([]);
});

test('distances are steps of the scale', () => {
  const isStep = (value: string) =>
    // Calculated distances, distances of outer margins of pages, and hairlines are no steps.
    /calc|clamp|min\(|max\(/.test(value) ||
    [...value.matchAll(/(\d*\.?\d+)rem/g)].every(
      ([, number]) =>
        distances.includes(Number(number)) || Number(number) > 4 || Number(number) < 0.1,
    );
  expect(
    listMatches(/^\s+(?:margin|padding|gap|row-gap|column-gap)[a-z-]*: ([^;]+);/, isStep),
  ).toEqual([]);
});

test('layouts change at three widths', () => {
  expect(
    listMatches(
      /@media.*\(width [<>]=? (\d+)px\)/,
      (value, file) => widths.includes(Number(value)) || elementsFiles.test(file),
    ),
  ).toEqual([]);
});

test('what needs a window that is wider than paper does not apply to paper', () => {
  // WebKit compares the width of the window, not that of the paper, when it prints.
  const isPaperWide = (width: string) => Number(width) <= 640;
  expect(listMatches(/^\s*@media (?:all and )?\(width >=? (\d+)px\)/, isPaperWide)).toEqual([]);
});
