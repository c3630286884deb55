import { expect, it } from 'vitest';
import { compilePage } from '../../../tests/support/compile-page';

const readHeadings = (code: string) => /export const headings = ([\s\S]*?\]);/.exec(code)?.[1];

it('adds the headings of a part in its place', async () => {
  const code = await compilePage(
    "import Part from './_part.mdx';\n\n## A\n\n<Part />\n\n## B {#own}",
  );
  expect(code).toContain('import {headings as headingsOfPart0} from "./_part.mdx";');
  expect(readHeadings(code)?.replace(/\s+/g, ' ')).toBe(
    '[{ "id": "a", "text": "A", "level": 2 }, ...headingsOfPart0, { "id": "own", "text": "B", "level": 2 }]',
  );
});
