/**
 * Follows the recipes of .github/CONTRIBUTING.md in a copy of the repository. Then everything that an author runs must
 * succeed: no test and no check depends on which pages, elements and screens there are.
 */
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { insertions, newFiles } from './recipes';

/** In the project, because Turbopack does not resolve packages outside of its root. */
const copy = resolve('.cache/author-path');

/** Without the lock file, by which Next would take the copy for a project with its own packages. */
function listRepositoryFiles(): string[] {
  const options = ['--cached', '--others', '--exclude-standard', '--deduplicate'];
  const names = execFileSync('git', ['ls-files', ...options], { encoding: 'utf8' });
  return names.split('\n').filter((name) => name !== '' && name !== 'package-lock.json');
}

function copyRepository(): void {
  rmSync(copy, { recursive: true, force: true });
  for (const name of listRepositoryFiles()) cpSync(name, join(copy, name), { recursive: true });
  // The results of earlier checks, which depend on the text of a page only.
  cpSync('.cache/checks', join(copy, '.cache/checks'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
}

function followRecipes(): void {
  for (const [name, text] of Object.entries(newFiles)) {
    mkdirSync(dirname(join(copy, name)), { recursive: true });
    writeFileSync(join(copy, name), text);
  }
  for (const { file, after, line } of insertions) {
    const lines = readFileSync(join(copy, file), 'utf8').split('\n');
    const index = lines.findIndex((existing) => existing.includes(after));
    if (index < 0) throw new Error(`${file} has no line with ${after}`);
    const indentation = /^\s*/.exec(lines[index] ?? '')?.[0] ?? '';
    lines.splice(index + 1, 0, indentation + line);
    writeFileSync(join(copy, file), lines.join('\n'));
  }
}

/** Runs an npm script in the copy. Returns the end of its output if it fails. */
const run = (script: string) =>
  new Promise<string | undefined>((resolveRun, reject) => {
    const child = spawn('npm', ['run', '--silent', script], {
      cwd: copy,
      env: { ...process.env, WIREIT_CACHE: 'none', WIREIT_LOGGER: 'simple' },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.on('error', reject);
    child.on('close', (code) => resolveRun(code === 0 ? undefined : output.slice(-4000)));
  });

beforeAll(() => {
  copyRepository();
  followRecipes();
});

test.each(['format', 'lint', 'sources'])('npm run %s succeeds', async (script) => {
  expect(await run(script)).toBeUndefined();
});

test.concurrent.each(['types', 'build', 'unit'])('npm run %s succeeds', async (script) => {
  expect(await run(script)).toBeUndefined();
});
