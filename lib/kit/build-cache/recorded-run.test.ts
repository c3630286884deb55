import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { cached } from '../files/cached';
import { projectPath, switchProject, writeText } from '../files/project-files';
import { noteFiles, noteUnknown, recordFileAccess } from '../files/recorded-files';
import { findRecordedRun, recordRun } from './recorded-run';

mkdirSync(projectPath('.cache'), { recursive: true });
const folder = mkdtempSync(join(projectPath('.cache'), 'recorded-run-'));
const restoreProject = switchProject(folder);
let restoreAccess = () => {};
beforeAll(() => {
  restoreAccess = recordFileAccess();
});
afterAll(() => {
  restoreAccess();
  restoreProject();
  rmSync(folder, { recursive: true });
});

const path = (file: string) => projectPath(file);
beforeEach(() => {
  for (const file of ['a/1.txt', 'a/2.txt', 'b/1.txt']) writeText(file, 'first');
  for (const file of ['a/3.txt', 'out.txt']) rmSync(path(file), { force: true });
});

const always = () => true;
const isFound = () => findRecordedRun('run', ['rule']) !== undefined;
const read = (file: string) => readFileSync(path(file), 'utf8');

/** Its value is computed once, in the first test that uses it. */
const getShared = cached(['a'], () => read('a/1.txt'));
/** The same with a promise. */
const getSharedLater = cached(['a'], async () => {
  await Promise.resolve();
  return read('a/1.txt');
});

it.each<[name: string, run: () => unknown]>([
  ['a file that it reads', () => read('a/1.txt')],
  [
    'a file that it reads after something else',
    () => Promise.resolve().then(() => read('a/1.txt')),
  ],
  ['a file that it reads with a promise', () => readFile(path('a/1.txt'))],
  ['a file that another process reads for it', () => noteFiles(['a/1.txt'])],
  ['a file of a value that is computed now', () => getShared()],
  ['a file of a value that was computed before', () => getShared()],
  ['a file of a value that becomes known later', () => getSharedLater()],
])('is repeated after a change of %s', async (_, use) => {
  await recordRun('run', ['rule'], async () => void (await use()), always);
  expect(isFound()).toBe(true);
  writeText('b/1.txt', 'second');
  expect(isFound()).toBe(true);
  writeText('a/1.txt', 'second');
  expect(isFound()).toBe(false);
  writeText('a/1.txt', 'first');
  expect(isFound()).toBe(true);
});

it.each<[name: string, run: () => unknown]>([
  ['in a folder that it lists', () => readdirSync(path('a'))],
  ['below a folder that it lists', () => readdirSync(path('a'), { recursive: true })],
  ['that it has looked for', () => existsSync(path('a/3.txt'))],
  ['that it could not read', () => expect(() => read('a/3.txt')).toThrow()],
])('is repeated after a new file %s', async (_, use) => {
  await recordRun('run', ['rule'], async () => void use(), always);
  expect(isFound()).toBe(true);
  writeText('a/3.txt', 'new');
  expect(isFound()).toBe(false);
});

it('is repeated if what it has written is changed or missing', async () => {
  const run = () =>
    recordRun('run', ['rule'], async () => writeText('out.txt', read('a/1.txt')), always);
  await run();
  expect(isFound()).toBe(true);
  writeText('out.txt', 'other');
  expect(isFound()).toBe(false);
  await run();
  expect(isFound()).toBe(true);
  rmSync(path('out.txt'));
  expect(isFound()).toBe(false);
});

it('is repeated with other rules', async () => {
  await recordRun('run', ['rule'], async () => 'result', always);
  expect(findRecordedRun('run', ['rule'])).toEqual({ result: 'result' });
  expect(findRecordedRun('run', ['other rule'])).toBeUndefined();
});

it('is repeated if its result is not stored, or if it depends on something unknown', async () => {
  const runs: Array<[run: () => Promise<unknown>, isStored: () => boolean]> = [
    [async () => 'error', () => false],
    [async () => noteUnknown(), always],
  ];
  for (const [run, isStored] of runs) {
    rmSync(path('.cache'), { recursive: true, force: true });
    await recordRun('run', ['rule'], run, isStored);
    expect(isFound()).toBe(false);
  }
});
