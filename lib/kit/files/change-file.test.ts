import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { cached } from './cached';
import { changeFile } from './change-file';
import { isFile, listFiles, readText, switchProject, writeText } from './project-files';

it('changes a file until it is restored, which caches notice', () => {
  const root = mkdtempSync(join(tmpdir(), 'change-file-'));
  const switchBack = switchProject(root);
  onTestFinished(() => {
    switchBack();
    rmSync(root, { recursive: true });
  });
  writeText('a/a.txt', 'one');
  const listContents = cached(['a'], () =>
    listFiles('a', '').map((file) => (isFile(file) ? `${file}: ${readText(file)}` : file)),
  );
  expect(listContents()).toEqual(['a/a.txt: one']);
  const restore = [
    changeFile('a/a.txt', Buffer.from('two')),
    changeFile('a/b.txt', 'new'),
    changeFile('a/c.txt', { is: 'folder' }),
  ];
  expect(listContents()).toEqual(['a/a.txt: two', 'a/b.txt: new', 'a/c.txt']);
  for (const undo of restore) undo();
  expect(listContents()).toEqual(['a/a.txt: one']);
  const restoreMissing = changeFile('a/a.txt', { is: 'missing' });
  expect(listContents()).toEqual([]);
  restoreMissing();
  expect(listContents()).toEqual(['a/a.txt: one']);
});
