// @ts-check
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, watch } from 'node:fs';

/** Time in which changes of files follow each other, for example when an editor saves a file or a branch is checked out. */
export const debounceMs = 150;

/** Files that editors write beside those that they edit. */
const temporary = /(^|\/)\.[^/]*$|~$/;

/** @param {string} file @returns {string | undefined} undefined for a folder, and for a file that has been removed */
function hashContent(file) {
  try {
    return createHash('sha1').update(readFileSync(file)).digest('base64');
  } catch {
    return undefined;
  }
}

/** @param {string} path */
const isFolder = (path) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/**
 * Calls a function with the files below a folder whose content has changed. Builds and editors also write what a file
 * already contains. Each folder has a watcher: the recursive one of Node 20 loses files that an editor replaces.
 * @param {string} root
 * @param {(files: readonly string[]) => void} onChange receives paths that start with the folder
 * @returns {() => void} a function that stops this
 */
export function watchFiles(root, onChange) {
  /** @type {Map<string, import('node:fs').FSWatcher>} */
  const watchers = new Map();
  /** @type {Map<string, string | undefined>} */
  const hashes = new Map();
  /** The paths that may have changed. @type {Set<string>} */
  const written = new Set();
  /** @type {NodeJS.Timeout | undefined} */
  let timer;

  /** Watches a folder, which may have replaced one of the same name. @param {string} folder */
  function addFolder(folder) {
    watchers.get(folder)?.close();
    const watcher = watch(folder, (_event, name) => {
      if (name === null || temporary.test(name)) return;
      written.add(`${folder}/${name}`);
      clearTimeout(timer);
      timer = setTimeout(report, debounceMs);
    });
    // Windows reports a removed folder as an error.
    watcher.on('error', () => watcher.close());
    watchers.set(folder, watcher);
    for (const entry of readdirSync(folder)) written.add(`${folder}/${entry}`);
  }

  /** Reads what may have changed, the content of new folders included. Returns what has. */
  function readWritten() {
    const changed = [];
    // Iterating over a set reaches what is added meanwhile.
    for (const path of written) {
      try {
        if (isFolder(path)) addFolder(path);
      } catch {
        // It has just been removed.
      }
      const hash = hashContent(path);
      if (hashes.get(path) !== hash) changed.push(path);
      hashes.set(path, hash);
    }
    written.clear();
    return changed;
  }

  function report() {
    const changed = readWritten();
    if (changed.length > 0) onChange(changed);
  }

  addFolder(root);
  readWritten();
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
  };
}
