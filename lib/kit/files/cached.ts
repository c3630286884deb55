import { statSync } from 'node:fs';
import { join } from 'node:path';
import { filesCanChange, listFiles, projectRoot } from './project-files';
import { listStates, notePart, type Recording, recordPart } from './recorded-files';

/** Returns a text that changes with files and folders: the time of the last change below each, and their number. */
function readState(inputs: readonly string[]): string {
  return inputs
    .map((input) => {
      const files = [input, ...listFiles(input, '')];
      const times = files.map(
        (file) => statSync(join(projectRoot, file), { throwIfNoEntry: false })?.mtimeMs ?? 0,
      );
      return `${times.length}:${Math.max(...times)}`;
    })
    .join(' ');
}

/** The values of all caches. */
const allEntries = new Set<Map<unknown, { recording?: Recording }>>();

/**
 * Forgets the values that were read from files which have changed since.
 * @param read returns the state of a file or folder (recorded-files.ts)
 */
export function forgetChanged(read: (key: string) => string): void {
  for (const entries of allEntries) {
    for (const [key, { recording }] of entries) {
      const states = recording && listStates(recording);
      if (!states?.every(([name, state]) => read(name) === state)) entries.delete(key);
    }
  }
}

/**
 * Caches the value that `load` returns.
 * @param inputs the files and folders that the value depends on. In `next dev`, it is loaded again if one of them has
 *   changed.
 */
export function cached<T>(inputs: readonly string[], load: () => T): () => T {
  const get = cachedBy<'', T>(inputs, load);
  return () => get('');
}

/** Like {@link cached}, with a value for each key. The inputs can depend on the key. */
export function cachedBy<Key, T>(
  inputs: readonly string[] | ((key: Key) => readonly string[]),
  load: (key: Key) => T,
): (key: Key) => T {
  type Entries = Map<Key, { value: T; state: string; recording?: Recording }>;
  const projects = new Map<string, Entries>();
  return (key) => {
    const entries: Entries = projects.get(projectRoot) ?? new Map();
    projects.set(projectRoot, entries);
    allEntries.add(entries);
    const state = filesCanChange
      ? readState(typeof inputs === 'function' ? inputs(key) : inputs)
      : '';
    const cachedEntry = entries.get(key);
    if (cachedEntry?.state === state) {
      notePart(cachedEntry.recording);
      return cachedEntry.value;
    }
    const loaded = recordPart(() => load(key));
    entries.set(key, { ...loaded, state });
    return loaded.value;
  };
}
