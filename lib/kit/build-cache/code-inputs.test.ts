import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { projectPath } from '../files/project-files';
import { readCodeInputs } from './code-inputs';

mkdirSync(projectPath('.cache'), { recursive: true });
const folder = mkdtempSync(join(projectPath('.cache'), 'code-inputs-'));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const read = () => readCodeInputs(relative(projectPath(), join(folder, 'check.ts')));

const sources = {
  'check.ts': "import { a } from './a';\nconst c = import('./c');\nconsole.log(a, c);",
  'a.ts': "import b from './b.json';\nexport { a } from './a2';\nconsole.log(b);",
  'a2.ts': 'export const a = 1;',
  'b.json': '{ "b": 1 }',
  'c.ts': 'export const c = 1;',
};

it.each(Object.entries(sources))('changes with %s', async (name, source) => {
  for (const [file, text] of Object.entries(sources)) write(file, text);
  const before = await read();
  expect(await read()).toEqual(before);
  write(name, `${source}\n`);
  expect(await read()).not.toEqual(before);
});

it('does not change with files that are not imported', async () => {
  const before = await read();
  write('other.ts', 'export const other = 1;');
  expect(await read()).toEqual(before);
});

it.each([
  ['lib/build/checks/check-prose.ts', 'lib/content/mdx.ts'],
  ['lib/build/checks/check-samples.ts', 'lib/calls/samples/check-http-call.ts'],
  ['lib/build/checks/check-samples.ts', 'lib/api/description/validate-value.ts'],
])('of %s includes %s and the lockfile', async (check, file) => {
  const paths = (await readCodeInputs(check)).map((input) => input.split('\n')[0]);
  expect(paths).toEqual(expect.arrayContaining([check, file, 'node_modules/.package-lock.json']));
});
