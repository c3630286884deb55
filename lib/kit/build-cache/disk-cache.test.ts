import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { projectPath } from '../files/project-files';
import { openDiskCache } from './disk-cache';

mkdirSync(projectPath('.cache'), { recursive: true });
const folder = mkdtempSync(join(projectPath('.cache'), 'disk-cache-'));
afterAll(() => rmSync(folder, { recursive: true }));

const open = (...rules: string[]) => openDiskCache<unknown>(relative(projectPath(), folder), rules);

it('returns what an earlier run stored under the same key and rules', () => {
  const value = { image: Buffer.from('image'), missing: undefined, names: new Set(['a']) };
  const first = open('rules');
  expect(first.get('key')).toBeUndefined();
  first.set('key', value);
  expect(open('rules').get('key')).toEqual(value);
  expect(open('rules').get('other key')).toBeUndefined();
  expect(open('other rules').get('key')).toBeUndefined();
  expect(open('rules', 'more').get('key')).toBeUndefined();
});

it('forgets what a run did not use', () => {
  const first = open('rules');
  first.set('used', 1);
  first.set('unused', 2);
  const second = open('rules');
  second.get('used');
  second.set('new', 3);
  second.prune();
  const third = open('rules');
  expect([third.get('used'), third.get('unused'), third.get('new')]).toEqual([1, undefined, 3]);
  expect(readdirSync(folder)).toHaveLength(2);
});

it('has no value where the file is damaged', () => {
  open('rules').prune();
  open('rules').set('key', { text: 'long enough to be cut off' });
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    writeFileSync(file, readFileSync(file).subarray(0, 8));
  }
  expect(open('rules').get('key')).toBeUndefined();
});
