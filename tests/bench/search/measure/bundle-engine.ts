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
    // What a peer's other side, which is left out, would import.
    external: ['pagefind', 'node:*', 'esbuild'],
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * What the browser needs to run a peer beside the files of its index.
 * @param base where these are served, with a slash at the end
 * @returns `page.js`, for a cold start; `timed-page.js`, whose engine may time itself; and `worker.js` where the peer
 *   has no worker of its own, which is counted as its code
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
