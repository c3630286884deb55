import type { EngineSearch } from '../engine-adapter';

/** One search while typing, in milliseconds: in the engine (its worker's event handler where it has one) and in all. */
export type Keystroke = { query: string; engine: number; page: number };

/** What the harness asks of a page that holds a peer. */
export type PageBenchmark = {
  /** Milliseconds from nothing to the hits of a first query. */
  measureFirstResponse: (query: string) => Promise<number>;
  /** The addresses that are found. */
  find: (query: string) => Promise<string[]>;
  /** Searches for each query as it is typed, letter by letter, until `budget` milliseconds are over. */
  type: (queries: readonly string[], budget: number) => Promise<Keystroke[]>;
};

declare global {
  interface Window {
    measure: PageBenchmark;
  }
}

/** Offers a peer to the harness. */
export function exposeEngine(start: () => EngineSearch | Promise<EngineSearch>): void {
  let started: Promise<EngineSearch> | undefined;
  const search: EngineSearch = async (query) => {
    started ??= Promise.resolve(start());
    return (await started)(query);
  };
  const strike = async (query: string): Promise<Keystroke> => {
    const before = performance.now();
    const { ms } = await search(query);
    const page = performance.now() - before;
    return { query, engine: ms ?? page, page };
  };
  window.measure = {
    measureFirstResponse: async (query) => (await strike(query)).page,
    find: async (query) => (await search(query)).urls,
    type: async (queries, budget) => {
      const end = performance.now() + budget;
      const strokes: Keystroke[] = [];
      for (const query of queries) {
        for (let length = 1; length <= query.length; length++) {
          if (performance.now() > end) return strokes;
          strokes.push(await strike(query.slice(0, length)));
        }
      }
      return strokes;
    },
  };
}
