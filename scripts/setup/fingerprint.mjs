// @ts-check
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Folders whose content is made by the project itself or by a package manager. */
const made = new Set([
  'node_modules',
  '.git',
  '.next',
  '.cache',
  'out',
  'hosting',
  'public/openapi',
  'public/search-data',
  'public/console',
  'public/elements',
  '.generated',
  'public/sandbox-worker.js',
  'test-results',
  'playwright-report',
]);

/** What Next and the compiler write beside the sources. */
const madeFiles = new Set(['next-env.d.ts']);

/**
 * All files at or below `path` (relative to `root`) that somebody wrote, sorted.
 * @param {string} root
 * @param {string} path
 * @returns {string[]}
 */
export function listSourceFiles(root, path) {
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stats || made.has(path) || madeFiles.has(path)) return [];
  if (stats.isFile()) return [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => listSourceFiles(root, path === '.' ? name : `${path}/${name}`));
}

/**
 * A hash over the content of files and the values of environment variables: the same where a step's inputs
 * are the same.
 * @param {string[]} paths files and folders, relative to `root`
 * @param {{ root?: string, env?: string[] }} [options]
 */
export function fingerprint(paths, { root = '.', env = [] } = {}) {
  const hash = createHash('sha256').update(process.version);
  for (const name of env) hash.update(`\0${name}=${process.env[name] ?? ''}`);
  for (const file of paths.flatMap((path) => listSourceFiles(root, path))) {
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}
