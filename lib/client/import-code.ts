/** Files that have arrived: the browser has them in its cache. */
const loaded = new Map<string, Promise<void>>();

async function fetchFile(url: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} has status ${response.status}`);
  await response.arrayBuffer();
}

function loadFile(url: string): Promise<void> {
  const known = loaded.get(url);
  if (known) return known;
  const load = fetchFile(url);
  loaded.set(url, load);
  load.catch(() => loaded.delete(url));
  return load;
}

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
