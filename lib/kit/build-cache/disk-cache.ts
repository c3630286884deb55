import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { hashText } from '../files/hash-text';
import { projectPath } from '../files/project-files';

/** Values that runs have computed, each in a file. The values can be cloned, so they have no functions. */
type DiskCache<T> = {
  /** Returns the value of a key, undefined if no earlier run stored one or its file is damaged. */
  get: (key: string) => T | undefined;
  set: (key: string, value: T) => void;
  /** Deletes the values that this run neither read nor stored. */
  prune: () => void;
};

/**
 * Opens a cache of values that are slow to compute.
 * @param folder the folder of the files, from the project's root
 * @param rules everything besides its key that each value depends on, with the code that computes it: the type of a stored
 *   value is that of the code that stored it
 */
export function openDiskCache<T>(folder: string, rules: readonly string[]): DiskCache<T> {
  const path = projectPath(folder);
  const rulesHash = hashText(JSON.stringify(rules));
  const used = new Set<string>();
  const getName = (key: string) => {
    const name = hashText(`${rulesHash} ${key}`);
    used.add(name);
    return name;
  };
  mkdirSync(path, { recursive: true });
  return {
    get: (key) => {
      try {
        return deserialize(readFileSync(join(path, getName(key))));
      } catch {
        return undefined;
      }
    },
    set: (key, value) => {
      const file = join(path, getName(key));
      // Another process that reads the file sees all of it or none.
      const draft = `${file}.${process.pid}`;
      writeFileSync(draft, serialize(value));
      renameSync(draft, file);
    },
    prune: () => {
      for (const name of readdirSync(path)) {
        if (!used.has(name)) rmSync(join(path, name), { force: true });
      }
    },
  };
}
