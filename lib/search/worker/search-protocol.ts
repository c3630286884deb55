import type { HitKind } from '../index/hit-kinds';
import type { TextPart } from '../text/snippet';

/**
 * The files of public/search-data/, without the base URL. The worker holds the names of the others, which change
 * with their content.
 */
export const searchFiles = {
  folder: '/search-data',
  worker: '/search-data/worker.js',
  manifest: 'manifest.json',
} as const;

/** The core file of each docs version's index; the latest version's is also what an unknown name gets. */
export type SearchManifest = { latest: string; cores: Record<string, string> };

/** A place that was found, ready to be shown. */
export type SearchHit = {
  /** Path of the page and anchor, without the base URL. */
  url: string;
  kind: HitKind;
  context: string;
  /** Where it stands: breadcrumbs, and the page's title for a place in it. */
  trail: string[];
  /** Its name, marked where it matches. */
  name: TextPart[];
  /** Its text around the first match. */
  snippet: TextPart[];
  /** The found words as they stand there, for marking them on the page. */
  matchedWords: string[];
};

/** What is asked. An empty query only loads the index. */
export type SearchParameters = {
  query: string;
  limit: number;
  /** The docs version to search; the latest where it is left out. */
  version?: string;
  context?: string;
  kind?: HitKind;
};

export type SearchResult = {
  hits: SearchHit[];
  total: number;
  /** How many hits each context has, and each kind in the wanted context. */
  contexts: Record<string, number>;
  kinds: Partial<Record<HitKind, number>>;
  /** The query with mended words, where some were mistyped. */
  correctedQuery?: string;
};

/** From the page to the worker. Each request is answered once, by its number. */
export type SearchRequest = SearchParameters & { requestId: number };

/** From the worker to the page. */
export type SearchResponse =
  | (SearchResult & { requestId: number })
  | { requestId: number; error: string };
