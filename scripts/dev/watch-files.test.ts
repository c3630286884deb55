import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchFiles } from './watch-files.mjs';

let folder: string;
let changes: string[][];
let stop: () => void;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'watch-files-'));
  writeFileSync(`${folder}/a.txt`, '1');
  changes = [];
  stop = watchFiles(folder, (files) =>
    changes.push(files.map((file) => file.slice(folder.length))),
  );
});

afterEach(() => {
  stop();
  rmSync(folder, { recursive: true });
});

/** Waits for the next report. */
const expectChange = async (files: readonly string[]) => {
  await vi.waitFor(() => expect(changes).toEqual([files]), { timeout: 5_000 });
  changes = [];
};

/** Writes a file as many editors do: another one replaces it. */
function replace(content: string): void {
  writeFileSync(`${folder}/a.txt~`, content);
  renameSync(`${folder}/a.txt~`, `${folder}/a.txt`);
}

describe('watchFiles', () => {
  it('reports a file that is written or replaced, again and again', async () => {
    for (const content of ['2', '4']) {
      replace(content);
      await expectChange(['/a.txt']);
      writeFileSync(`${folder}/a.txt`, `${content}5`);
      await expectChange(['/a.txt']);
    }
  });

  it('reports what is in new folders, and what is removed', async () => {
    mkdirSync(`${folder}/new/in`, { recursive: true });
    writeFileSync(`${folder}/new/in/b.txt`, '1');
    await expectChange(['/new/in/b.txt']);
    writeFileSync(`${folder}/new/in/b.txt`, '2');
    await expectChange(['/new/in/b.txt']);
    rmSync(`${folder}/new`, { recursive: true });
    await expectChange(['/new/in/b.txt']);
  });

  it('reports neither a file with the same content nor one of an editor', async () => {
    replace('1');
    writeFileSync(`${folder}/.a.txt.swp`, '2');
    // What is reported next would be reported with them.
    writeFileSync(`${folder}/b.txt`, '1');
    await expectChange(['/b.txt']);
  });
});
