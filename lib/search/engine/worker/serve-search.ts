import { isIndexCore } from '../index/index-format';
import type { RecordKind } from '../index/record-kind';
import { memoizeAsync } from '../query/memoize-async';
import { createSearchEngine, type SearchEngine } from '../query/search-engine';
import { executeSearch } from './execute-search';
import type { SearchManifest, SearchRequest, SearchResponse } from './search-protocol';

/** The part of a worker's global scope that the search uses. */
type WorkerScope = {
  location: { href: string };
  addEventListener: (type: 'message', listener: (event: MessageEvent) => void) => void;
  postMessage: (response: unknown) => void;
};

/**
 * Responds to the search requests that a worker receives, and loads the index files that a query needs.
 * @param scope the worker's `self`; the index files are beside the worker's script
 * @param kinds the kinds with which the index was built
 */
export function serveSearch<Kind extends string>(
  scope: WorkerScope,
  manifest: SearchManifest,
  kinds: readonly RecordKind<Kind>[],
): void {
  const fetchJson = async (file: string): Promise<unknown> => {
    const response = await fetch(new URL(file, scope.location.href));
    if (!response.ok) throw new Error(`HTTP ${response.status} for ${response.url}`);
    return response.json();
  };

  const loadEngine = async (coreFile: string): Promise<SearchEngine<Kind>> => {
    const core = await fetchJson(coreFile);
    if (!isIndexCore(core)) throw new Error(`${coreFile} is not a search index file`);
    return createSearchEngine(core, kinds, fetchJson);
  };

  const getEngineOf = memoizeAsync(loadEngine);

  /** Returns the engine of a version. Its index loads on the first call, and again after a failure. */
  const getEngine = (version = manifest.latest): Promise<SearchEngine<Kind>> => {
    const { cores, latest } = manifest;
    const coreFile = (Object.hasOwn(cores, version) ? cores[version] : cores[latest]) ?? '';
    return getEngineOf(coreFile);
  };

  const respond = async ({
    requestId,
    ...parameters
  }: SearchRequest<Kind>): Promise<SearchResponse<Kind>> => {
    try {
      const engine = await getEngine(parameters.version);
      return { requestId, ...(await executeSearch(engine, parameters)) };
    } catch (error) {
      return { requestId, error: error instanceof Error ? error.message : String(error) };
    }
  };

  scope.addEventListener('message', async (event: MessageEvent<SearchRequest<Kind>>) => {
    scope.postMessage(await respond(event.data));
  });
}
