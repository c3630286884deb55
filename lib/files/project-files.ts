import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

/** The project's root: scripts, Next and the tests all run from there. */
export const projectRoot = process.cwd();

/** A path below the project's root, from its parts. */
export function projectPath(...parts: string[]): string {
  return join(projectRoot, ...parts);
}

/** Reads a text file. `file` is a path from the project's root. Throws where there is none. */
export function readText(file: string): string {
  return readFileSync(projectPath(file), 'utf8');
}

/** Whether `file` (a path from the project's root) is there and is a file. */
export function isFile(file: string): boolean {
  return statSync(projectPath(file), { throwIfNoEntry: false })?.isFile() ?? false;
}

/** All files below `folder` with the given ending, sorted, as paths from the project's root. */
export function listFiles(folder: string, ending: string): string[] {
  if (!statSync(projectPath(folder), { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(projectPath(folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending))
    .map((path) => `${folder}/${path.split(sep).join('/')}`)
    .sort();
}
