import { memoizeAsync } from '../../search/engine/query/memoize-async';

/** Loads a file into the browser's cache. */
const loadFile = memoizeAsync(async (url: string) => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} has status ${response.status}`);
  await response.arrayBuffer();
});

/**
 * Imports a module of the site that scripts/build-islands.ts has bundled. All files that it imports are requested together,
 * and before the browser imports them: Chromium would not request a module again that has failed to load
 * (https://github.com/whatwg/html/issues/10327).
 * @param file the name of the module's file, in the folder of this script
 * @param dependencies the names of the files that it imports
 * @throws if a file does not arrive; a later call requests it again
 */
export async function importCode(file: string, dependencies: readonly string[]): Promise<unknown> {
  const urls = [file, ...dependencies].map((name) => new URL(`${name}.js`, import.meta.url).href);
  await Promise.all(urls.map(loadFile));
  return import(urls[0] ?? '');
}
