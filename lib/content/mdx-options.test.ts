import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

let root: string;
beforeAll(() => {
  root = join(mkdtempSync(join(tmpdir(), 'options-')), 'my döcs #1 100% (x) ?');
  for (const folder of ['content/docs', 'content/api', 'content/versions'])
    mkdirSync(join(root, folder), { recursive: true });
  const isModule = (path: string) => !/\.\w+$/.test(path) || path.endsWith('.mjs');
  cpSync('lib', join(root, 'lib'), { recursive: true, filter: isModule });
});
afterAll(() => rmSync(dirname(root), { recursive: true, force: true }));

it('finds the plugins of MDX in a folder with any name', async () => {
  const file = pathToFileURL(join(root, 'lib/content/mdx-options.mjs'));
  // A process of its own, because the test's loader of modules does not take such a path.
  const code = `const { mdxOptions } = await import(${JSON.stringify(file.href)});
console.log(JSON.stringify(mdxOptions.rehypePlugins.flat().filter((name) => typeof name === 'string')));`;
  const output = execFileSync('node', ['--input-type=module', '--eval', code], {
    encoding: 'utf8',
  });
  const plugins: string[] = JSON.parse(output);
  expect(plugins.length).toBeGreaterThan(5);
  for (const plugin of plugins) expect(existsSync(plugin), plugin).toBe(true);
});

it('is no exception: no code takes the path of a file URL, in which some letters are encoded', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.mjs'], { encoding: 'utf8' }).trim();
  const wrong = files
    .split('\n')
    .filter(
      (file) =>
        existsSync(file) && /import\.meta\.url\)\s*\.pathname/.test(readFileSync(file, 'utf8')),
    );
  expect(wrong).toEqual([]);
});
