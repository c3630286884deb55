import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

/** The project's root. Scripts, Next and the tests all run in it, unless they {@link switchProject}. */
export let projectRoot = process.cwd();

/** Whether files change while the process runs, as in `next dev`. In builds and tests, caches never expire. */
export let filesCanChange = process.env.NODE_ENV === 'development';

/** Whether `next dev` runs this: what is wrong in one file must not hide the pages of the others. */
export const isPreview = filesCanChange && process.env.NEXT_RUNTIME !== undefined;

/**
 * Reads and writes another project from now on, whose files can change. Each project has caches of its own.
 * @param root an absolute path
 * @returns a function that switches back
 */
export function switchProject(root: string): () => void {
  const before = { projectRoot, filesCanChange };
  projectRoot = root;
  filesCanChange = true;
  return () => {
    projectRoot = before.projectRoot;
    filesCanChange = before.filesCanChange;
  };
}

/** Returns the absolute path of a file or folder of the project. */
export function projectPath(...parts: string[]): string {
  return join(projectRoot, ...parts);
}

/** Removes a byte order mark, and ends lines with `\n`: editors on Windows write both differently. */
export const normalizeText = (text: string): string =>
  text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');

/** Reads a text file of the project, normalized. Throws if it does not exist. */
export function readText(file: string): string {
  return normalizeText(readFileSync(projectPath(file), 'utf8'));
}

/**
 * Writes a text file of the project and creates its parent folders. Does not write a file that already has this
 * content, so that file watchers only report real changes.
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

/** Lists all files and folders below `folder` whose path has the given ending, sorted, as paths from the root. */
export function listFiles(folder: string, ending: string): string[] {
  if (!statSync(projectPath(folder), { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(projectPath(folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending))
    .map((path) => `${folder}/${path.split(sep).join('/')}`)
    .sort();
}
