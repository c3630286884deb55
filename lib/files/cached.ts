import { statSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, projectRoot } from './project-files';

/**
 * Files change under a running process only in `next dev`; a build and a test read them once.
 * This is the only condition by which the project's caches expire.
 */
const mayChange = process.env.NODE_ENV === 'development';

/** Identifies the state of some files and folders: the newest change below each, and how many files there are. */
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
 * Remembers what `load` returns.
 * @param inputs the files and folders that the value is made from: under `next dev` it is loaded again after one of
 *   them has changed
 */
export function cached<T>(inputs: readonly string[], load: () => T): () => T {
  const get = cachedBy<'', T>(inputs, load);
  return () => get('');
}

/** Remembers what `load` returns for each key, on the same terms as {@link cached}. */
export function cachedBy<Key, T>(
  inputs: readonly string[],
  load: (key: Key) => T,
): (key: Key) => T {
  const values = new Map<Key, T>();
  let state: string | undefined;
  return (key) => {
    if (mayChange) {
      const current = readState(inputs);
      if (current !== state) values.clear();
      state = current;
    }
    const known = values.get(key);
    if (known !== undefined || values.has(key)) return known as T;
    const value = load(key);
    values.set(key, value);
    return value;
  };
}
