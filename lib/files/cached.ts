import { statSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, projectRoot } from './project-files';

/** Files only change while a process runs in `next dev`. In builds and tests, caches never expire. */
const canChange = process.env.NODE_ENV === 'development';

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
  const entries = new Map<Key, { value: T; state: string }>();
  return (key) => {
    const state = canChange ? readState(typeof inputs === 'function' ? inputs(key) : inputs) : '';
    const cachedEntry = entries.get(key);
    if (cachedEntry?.state === state) return cachedEntry.value;
    const value = load(key);
    entries.set(key, { value, state });
    return value;
  };
}
