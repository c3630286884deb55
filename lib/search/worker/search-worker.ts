import { isIndexCore } from '../index/index-format';
import { createSearchEngine, type SearchEngine } from '../query/search-engine';
import { executeSearch } from './execute-search';
import type { SearchManifest, SearchRequest, SearchResponse } from './search-protocol';

/** The search worker, which loads the index files that a query needs. Bundled by scripts/steps/emit-search-index.ts. */

declare const self: DedicatedWorkerGlobalScope;

/** Replaced by the build, which saves a request before the first result. */
declare const SEARCH_MANIFEST: SearchManifest;

async function fetchJson(file: string): Promise<unknown> {
  const response = await fetch(new URL(file, self.location.href));
  if (!response.ok) throw new Error(`HTTP ${response.status} for ${response.url}`);
  return response.json();
}

async function loadEngine(coreFile: string): Promise<SearchEngine> {
  const core = await fetchJson(coreFile);
  if (!isIndexCore(core)) throw new Error(`${coreFile} is not a search index file`);
  return createSearchEngine(core, fetchJson);
}

const engines = new Map<string, Promise<SearchEngine>>();

/** Returns the engine of a docs version, whose index loads on the first call. A failed load is tried again. */
function getEngine(version = SEARCH_MANIFEST.latest): Promise<SearchEngine> {
  const { cores, latest } = SEARCH_MANIFEST;
  const coreFile = (Object.hasOwn(cores, version) ? cores[version] : cores[latest]) ?? '';
  const cached = engines.get(coreFile);
  if (cached) return cached;
  const loading = loadEngine(coreFile);
  engines.set(coreFile, loading);
  loading.catch(() => engines.delete(coreFile));
  return loading;
}

async function respond({ requestId, ...parameters }: SearchRequest): Promise<SearchResponse> {
  try {
    const engine = await getEngine(parameters.version);
    return { requestId, ...(await executeSearch(engine, parameters)) };
  } catch (error) {
    return { requestId, error: error instanceof Error ? error.message : String(error) };
  }
}

self.addEventListener('message', async (event: MessageEvent<SearchRequest>) => {
  self.postMessage(await respond(event.data));
});
