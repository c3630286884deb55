import type { EngineSearch } from '../engine-adapter';

/**
 * The times of one search while typing, in milliseconds: in the engine (the event handler of its worker, if it has one)
 * and in the page, from the call to the hits.
 */
export type Keystroke = { query: string; engine: number; page: number };

/** The functions that a page with an engine exposes to the benchmark. */
type PageBenchmark = {
  /** Loads the engine and returns the milliseconds until the hits of the first query. */
  measureFirstResponse: (query: string) => Promise<number>;
  /** Returns the URLs of the hits. */
  find: (query: string) => Promise<string[]>;
  /** Searches for every prefix of each query, as if it were typed, until the timeout. */
  type: (queries: readonly string[], timeoutMs: number) => Promise<Keystroke[]>;
};

declare global {
  interface Window {
    measure: PageBenchmark;
  }
}

/** Exposes an engine to the benchmark. The engine starts with the first search. */
export function exposeEngine(open: () => EngineSearch | Promise<EngineSearch>): void {
  let engine: Promise<EngineSearch> | undefined;
  const search: EngineSearch = async (query) => {
    engine ??= Promise.resolve(open());
    return (await engine)(query);
  };
  const measureKeystroke = async (query: string): Promise<Keystroke> => {
    const start = performance.now();
    const { ms } = await search(query);
    const page = performance.now() - start;
    return { query, engine: ms ?? page, page };
  };
  window.measure = {
    measureFirstResponse: async (query) => (await measureKeystroke(query)).page,
    find: async (query) => (await search(query)).urls,
    type: async (queries, timeoutMs) => {
      const end = performance.now() + timeoutMs;
      const keystrokes: Keystroke[] = [];
      for (const query of queries) {
        for (let length = 1; length <= query.length; length++) {
          if (performance.now() > end) return keystrokes;
          keystrokes.push(await measureKeystroke(query.slice(0, length)));
        }
      }
      return keystrokes;
    },
  };
}
