import type { SearchRecord } from './records';

/** The files of public/search/, without the base URL. The worker finds the index by the manifest. */
export const searchFiles = {
  folder: '/search-data',
  worker: '/search-data/worker.js',
  manifest: '/search-data/manifest.json',
} as const;

/** What the manifest holds: the name of the index file, which changes with its content. */
export type SearchManifest = { index: string };

/** A hit: a record with its text cut around the match. */
export type SearchHit = Omit<SearchRecord, 'text'> & { snippet: string };

/** From the page to the worker. Each request is answered once, by its number. */
export type SearchRequest = { number: number; query: string; limit: number };

/** From the worker to the page. */
export type SearchResponse =
  | { number: number; hits: SearchHit[]; total: number }
  | { number: number; error: string };
