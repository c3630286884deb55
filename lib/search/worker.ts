import { createEngine, type SearchEngine, type SearchIndexFile } from './engine';
import type { SearchHit, SearchManifest, SearchRequest, SearchResponse } from './protocol';
import type { SearchRecord } from './records';
import { cutSnippet, splitQuery } from './snippet';

/** The search worker: loads the index once, answers requests. Built by scripts/build-search.ts. */

// The compiler's types are the page's; these are the parts of a worker's scope that are used here.
declare const self: {
  location: { href: string };
  addEventListener: (
    type: 'message',
    listener: (event: MessageEvent<SearchRequest>) => void,
  ) => void;
  postMessage: (response: SearchResponse) => void;
};

async function fetchJson<T>(url: URL | string): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} for ${response.url}`);
  return response.json();
}

async function loadEngine(): Promise<SearchEngine> {
  const here = self.location.href;
  const { index } = await fetchJson<SearchManifest>(new URL('manifest.json', here));
  return createEngine(await fetchJson<SearchIndexFile>(new URL(index, here)));
}

let engine: Promise<SearchEngine> | undefined;

/** Loads the index on the first call. A failure is not kept: the next request tries again. */
function getEngine(): Promise<SearchEngine> {
  engine ??= loadEngine().catch((error: unknown) => {
    engine = undefined;
    throw error;
  });
  return engine;
}

const toHit = ({ text, ...record }: SearchRecord, terms: string[]): SearchHit => ({
  ...record,
  snippet: cutSnippet(text, terms),
});

async function answer({ number, query, limit }: SearchRequest): Promise<SearchResponse> {
  try {
    const found = (await getEngine()).find(query, 100);
    const terms = splitQuery(query);
    return {
      number,
      hits: found.slice(0, limit).map((record) => toHit(record, terms)),
      total: found.length,
    };
  } catch (error) {
    return { number, error: error instanceof Error ? error.message : String(error) };
  }
}

self.addEventListener('message', async (event: MessageEvent<SearchRequest>) => {
  self.postMessage(await answer(event.data));
});
