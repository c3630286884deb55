import type { SearchRecord } from '../../../lib/search/index/search-records';

/** A file that a site with this search would serve. */
export type EngineFile = {
  path: string;
  content: string | Uint8Array;
  /** `harness` files help to measure and are counted nowhere. */
  kind: 'index' | 'code' | 'harness';
};

/** What an engine answers: the addresses of its hits, best first, and where it times itself the milliseconds it took. */
export type EngineResponse = { urls: string[]; ms?: number };

/** Answers a query with at most eight hits, each fetched with all that a list of hits shows. */
export type EngineSearch = (query: string) => Promise<EngineResponse>;

/**
 * A search engine under measure: a file of this folder. It holds both of its sides, `build` for Node and `open` for the
 * browser; what only `build` needs it imports late, so that the bundler leaves it out.
 */
export type EngineAdapter = {
  /** Its name and version, as the tables show it. */
  title: string;
  /** Where `open` runs: in a worker of the harness, or in the page (an engine with a worker of its own). */
  runsIn: 'worker' | 'page';
  /** Makes the files of an index. */
  build: (records: readonly SearchRecord[]) => Promise<EngineFile[]>;
  /**
   * Loads the engine.
   * @param base the folder of its files, as an address that ends with a slash
   * @param timed whether the engine's own worker should time its answers, which costs one request more
   */
  open: (base: string, timed: boolean) => Promise<EngineSearch>;
};

/** How many hits are asked for. */
export const hitLimit = 8;
