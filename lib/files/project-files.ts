import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

/** The project's root: scripts, Next and the tests all run from there. */
export const projectRoot = process.cwd();

/** The absolute path of a file or folder of the project. */
export function projectPath(...parts: string[]): string {
  return join(projectRoot, ...parts);
}

/** Reads a text file of the project. Throws if it does not exist. */
export function readText(file: string): string {
  return readFileSync(projectPath(file), 'utf8');
}

/**
 * Writes a text file of the project and the folders above it. A file that has this content already is left alone, so
 * that programs that watch it see changes only.
 */
export function writeText(file: string, text: string): void {
  if (isFile(file) && readText(file) === text) return;
  mkdirSync(dirname(projectPath(file)), { recursive: true });
  writeFileSync(projectPath(file), text);
}

/** Whether a path of the project is a file. */
export function isFile(file: string): boolean {
  return statSync(projectPath(file), { throwIfNoEntry: false })?.isFile() ?? false;
}

/** Lists all files and folders below `folder` whose path has the given ending, sorted, as paths of the project. */
export function listFiles(folder: string, ending: string): string[] {
  if (!statSync(projectPath(folder), { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(projectPath(folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending))
    .map((path) => `${folder}/${path.split(sep).join('/')}`)
    .sort();
}
