import type { IndexCore } from '../index/index-format';
import { createSearchEngine, type SearchEngine } from '../query/search-engine';
import { executeSearch } from './execute-search';
import type { SearchManifest, SearchRequest, SearchResponse } from './search-protocol';

/** The search worker: loads the parts of an index that a question needs. Built by scripts/build-search.ts. */

// The compiler's types are the page's; these are the parts of a worker's scope that are used here.
declare const self: {
  location: { href: string };
  addEventListener: (
    type: 'message',
    listener: (event: MessageEvent<SearchRequest>) => void,
  ) => void;
  postMessage: (response: SearchResponse) => void;
};

/** Put in its place by the build: one request less before the first answer. */
declare const SEARCH_MANIFEST: SearchManifest;

async function fetchJson<T>(file: string): Promise<T> {
  const response = await fetch(new URL(file, self.location.href));
  if (!response.ok) throw new Error(`${response.status} for ${response.url}`);
  return response.json();
}

const engines = new Map<string, Promise<SearchEngine>>();

/** The engine of a docs version; its index loads on the first call. A failure is not kept. */
function getEngine(version = SEARCH_MANIFEST.latest): Promise<SearchEngine> {
  const { cores, latest } = SEARCH_MANIFEST;
  const core = (Object.hasOwn(cores, version) ? cores[version] : cores[latest]) ?? '';
  const known = engines.get(core);
  if (known) return known;
  const loading = fetchJson<IndexCore>(core).then((parts) => createSearchEngine(parts, fetchJson));
  engines.set(core, loading);
  loading.catch(() => engines.delete(core));
  return loading;
}

async function answer({ requestId: number, ...question }: SearchRequest): Promise<SearchResponse> {
  try {
    return {
      requestId: number,
      ...(await executeSearch(await getEngine(question.version), question)),
    };
  } catch (error) {
    return { requestId: number, error: error instanceof Error ? error.message : String(error) };
  }
}

self.addEventListener('message', async (event: MessageEvent<SearchRequest>) => {
  self.postMessage(await answer(event.data));
});
