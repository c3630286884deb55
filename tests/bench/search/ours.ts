import type { SearchManifest } from '../../../lib/search/engine/worker/search-protocol';
import { createSearchClient } from '../../../lib/search/engine/worker/search-worker-client';
import { type EngineAdapter, hitLimit } from './engine-adapter';

/** Wraps the worker: starts a timer in a listener that runs before the worker's own, and adds the time to responses. */
const timedWorker = `
const post = self.postMessage.bind(self);
let start = 0;
self.addEventListener('message', () => { start = performance.now(); });
self.postMessage = (response) => post({ ...response, ms: performance.now() - start });
importScripts('worker.js');
`;

/** The portal's own search: the worker as scripts/steps/emit-search-index.ts bundles it, with the client of the search box. */
export const title = 'ours';
export const runsIn = 'page';

/** Builds the files of an index. */
export const build: EngineAdapter['build'] = async (records) => {
  const [
    { createHash },
    { build: bundle },
    { buildSearchIndex },
    { getSite },
    { recordKinds },
    { maxSuggestions },
  ] = await Promise.all([
    import('node:crypto'),
    import('esbuild'),
    import('../../../lib/search/engine/build-search-index'),
    import('../../../lib/site/site-settings'),
    import('../../../lib/search/site/record-kinds'),
    import('../../../lib/search/site/search-settings'),
  ]);
  const nameFile = (kind: string, content: string) =>
    `index-${kind}-${createHash('sha256').update(content).digest('hex').slice(0, 12)}.json`;
  const { core, files } = await buildSearchIndex(records, {
    kinds: recordKinds,
    synonyms: getSite().synonyms,
    nameFile,
    maxSuggestions,
  });
  const manifest: SearchManifest = { latest: 'current', cores: { current: core.name } };
  const worker = await bundle({
    entryPoints: ['lib/search/site/worker/search-worker.ts'],
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { SEARCH_MANIFEST: JSON.stringify(manifest) },
  });
  return [
    ...[core, ...files].map(({ name, content }) => ({
      path: name,
      content,
      kind: 'index' as const,
    })),
    { path: 'worker.js', content: worker.outputFiles[0]?.text ?? '', kind: 'code' },
    { path: 'timed-worker.js', content: timedWorker, kind: 'harness' },
  ];
};

/** Loads the engine. */
export const open: EngineAdapter['open'] = async (base, timed) => {
  const client = createSearchClient(
    () => new Worker(`${base}${timed ? 'timed-worker.js' : 'worker.js'}`),
  );
  return async (query) => {
    const result: Awaited<ReturnType<typeof client.search>> & { ms?: number } = await client.search(
      { query, limit: hitLimit },
    );
    return { urls: result.hits.map(({ url }) => url), ...(timed && { ms: result.ms }) };
  };
};
