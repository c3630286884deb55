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
  const describe = cached(['a'], () =>
    listFiles('a', '').map((file) => (isFile(file) ? `${file}: ${readText(file)}` : file)),
  );
  expect(describe()).toEqual(['a/a.txt: one']);
  const restore = [
    changeFile('a/a.txt', Buffer.from('two')),
    changeFile('a/b.txt', 'new'),
    changeFile('a/c.txt', { is: 'folder' }),
  ];
  expect(describe()).toEqual(['a/a.txt: two', 'a/b.txt: new', 'a/c.txt']);
  for (const undo of restore) undo();
  expect(describe()).toEqual(['a/a.txt: one']);
  const restoreMissing = changeFile('a/a.txt', { is: 'missing' });
  expect(describe()).toEqual([]);
  restoreMissing();
  expect(describe()).toEqual(['a/a.txt: one']);
});
