import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { projectPath } from '../files/project-files';
import { openPassedInputs } from './passed-inputs';

const folder = mkdtempSync(join(projectPath('.cache'), 'passed-'));
afterAll(() => rmSync(folder, { recursive: true }));

const open = (...rules: string[]) => openPassedInputs('a', rules, relative(projectPath(), folder));

it('remembers inputs that passed under the same rules, and forgets those that a run did not use', () => {
  const first = open('rules');
  expect(first.has('one')).toBe(false);
  first.add('one');
  first.add('two');
  first.save();

  const second = open('rules');
  expect(second.has('one')).toBe(true);
  expect(second.has('three')).toBe(false);
  second.save();

  expect(open('rules').has('two')).toBe(false);
  expect(open('other rules').has('one')).toBe(false);
});

it('starts empty if its file is damaged', () => {
  writeFileSync(join(folder, 'a.json'), '{"inputs":');
  expect(open('rules').has('one')).toBe(false);
});
