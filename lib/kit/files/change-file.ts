import { existsSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { projectPath } from './project-files';

/** The text or the bytes of a file, or that a folder has its name, or that it is missing. */
export type FileContent = string | Uint8Array | { is: 'folder' | 'missing' };

/** Caches compare the times of files, whose resolution is too low for changes in quick succession. */
let time = Date.now() / 1000;

/** Lets the caches load what depends on a file again. */
export function touch(file: string): void {
  time += 1;
  const path = projectPath(file);
  utimesSync(existsSync(path) ? path : dirname(path), time, time);
}

/**
 * Changes a file of the project.
 * @returns a function that restores it. The caches notice both.
 */
export function changeFile(file: string, content: FileContent): () => void {
  const path = projectPath(file);
  const original = existsSync(path) ? readFileSync(path) : undefined;
  rmSync(path, { force: true });
  mkdirSync(dirname(path), { recursive: true });
  if (typeof content === 'string' || content instanceof Uint8Array) writeFileSync(path, content);
  else if (content.is === 'folder') mkdirSync(path);
  touch(file);
  return () => {
    rmSync(path, { recursive: true, force: true });
    if (original) writeFileSync(path, original);
    touch(file);
  };
}
