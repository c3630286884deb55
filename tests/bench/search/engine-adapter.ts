import type { SiteRecord } from '../../../lib/search/site/search-types';

/** A file that a site with this search engine serves. */
export type EngineFile = {
  path: string;
  content: string | Uint8Array;
  /** Files of the kind `harness` are part of the benchmark and not counted. */
  kind: 'index' | 'code' | 'harness';
};

/** The URLs of the hits, best first, and the engine's time in milliseconds if it measures it itself. */
export type EngineResponse = { urls: string[]; ms?: number };

/** Returns at most `hitLimit` hits, including the time to load everything that a list of hits displays. */
export type EngineSearch = (query: string) => Promise<EngineResponse>;

/**
 * A search engine in the benchmark, implemented by a module of this folder. `build` runs in Node and `open` in the
 * browser. Dependencies of `build` are imported dynamically, so that the browser bundle does not include them.
 */
export type EngineAdapter = {
  /** The name and version to print. */
  title: string;
  /** Where `open` runs: in a worker of the harness or, for an engine with its own worker, in the page. */
  runsIn: 'worker' | 'page';
  /** Builds the files of an index. */
  build: (records: readonly SiteRecord[]) => Promise<EngineFile[]>;
  /**
   * Loads the engine.
   * @param base the URL of the folder of the engine's files, with a trailing slash
   * @param timed whether the engine's own worker should measure its time, which costs an extra request
   */
  open: (base: string, timed: boolean) => Promise<EngineSearch>;
};

/** The number of hits to request. */
export const hitLimit = 8;
