import { build } from 'esbuild';
import type { EngineFile } from '../engine-adapter';
import { type EngineName, searchEngines } from '../engines';

async function bundle(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname, loader: 'ts' },
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    // Imported by `build` only, which runs in Node and is not part of the bundle.
    external: ['pagefind', 'node:*', 'esbuild'],
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * Bundles the scripts that run an engine in the browser.
 * @param base the URL of the engine's files, with a trailing slash
 * @returns `page.js` for cold starts, `timed-page.js`, whose engine may measure its own time, and `worker.js` for an
 *   engine without its own worker, which counts as the engine's code
 */
export async function bundleEngine(name: EngineName, base: string): Promise<EngineFile[]> {
  const needsWorker = searchEngines[name].runsIn === 'worker';
  const writePage = (timed: boolean) =>
    needsWorker
      ? `import { createWorkerSearch } from './worker-search'; import { exposeEngine } from './page-harness';
         exposeEngine(() => createWorkerSearch('${base}worker.js'));`
      : `import { open } from '../${name}'; import { exposeEngine } from './page-harness';
         exposeEngine(() => open('${base}', ${timed}));`;
  const files: EngineFile[] = [
    { path: 'page.js', content: await bundle(writePage(false)), kind: 'harness' },
    { path: 'timed-page.js', content: await bundle(writePage(true)), kind: 'harness' },
  ];
  if (needsWorker) {
    const worker = `import { open } from '../${name}'; import { serveInWorker } from './worker-harness';
      serveInWorker({ open });`;
    files.push({ path: 'worker.js', content: await bundle(worker), kind: 'code' });
  }
  return files;
}
