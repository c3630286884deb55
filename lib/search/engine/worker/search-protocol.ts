import type { TextPart } from '../text/snippet';

/** The core index file of each version of the docs. `latest` names the version to use for unknown names. */
export type SearchManifest = { latest: string; cores: Record<string, string> };

/** A search result: a page or an anchor on a page, ready to render. */
export type SearchHit<Kind extends string = string> = {
  /** Path and anchor, without the base URL. */
  url: string;
  kind: Kind;
  context: string;
  /** The breadcrumbs, followed by the page's title if the hit is an anchor on the page. */
  trail: string[];
  /** The method and path of an operation. */
  signature?: string | undefined;
  /** A mark, such as `new`. */
  badge?: string | undefined;
  /** The id and the kind of the page. */
  pageId: number;
  pageKind: Kind;
  /** The number of hits on the page. Only in results by page. */
  pageTotal?: number | undefined;
  /** The name, split at its matches. */
  name: TextPart[];
  /** An excerpt of the text, split at its matches. */
  snippet: TextPart[];
  /** The matching words (folded), to highlight on the page. */
  matchedWords: string[];
};

/** A search request. An empty query only loads the index. */
export type SearchParameters<Kind extends string = string> = {
  query: string;
  /** The maximum number of hits or, in a result by page, of pages. */
  limit: number;
  /** Asks for a result by page: the maximum number of hits of a page besides the page itself. */
  sectionsPerPage?: number | undefined;
  /** The ids of pages of which a result by page has all hits. */
  expandedPages?: readonly number[] | undefined;
  /** The approximate length of snippets in characters. */
  snippetLength?: number | undefined;
  /** The docs version to search; by default the latest. */
  version?: string | undefined;
  context?: string | undefined;
  /** Hits of this context rank somewhat higher. */
  preferredContext?: string | undefined;
  /** Whether the hits have only a few records of some kinds of each page, so that suggestions differ. */
  isVaried?: boolean | undefined;
  kind?: Kind | undefined;
};

export type SearchResult<Kind extends string = string> = {
  hits: SearchHit<Kind>[];
  /** The number of all hits, and the number of their pages. */
  total: number;
  pages: number;
  /** Numbers of hits per context, and per kind within the requested context. */
  contexts: Record<string, number>;
  kinds: Record<string, number>;
  /** The query with its typos corrected, if there were any. The hits are those of this query. */
  correctedQuery?: string;
  /** A similar query that finds more, if nothing or little was found. */
  suggestedQuery?: string;
  /** The words of the query that no page contains. The hits have the others. */
  unknownWords: string[];
};

/** A message from the page to the worker. The worker responds once per `requestId`. */
export type SearchRequest<Kind extends string = string> = SearchParameters<Kind> & {
  requestId: number;
};

/** A message from the worker to the page. */
export type SearchResponse<Kind extends string = string> =
  | (SearchResult<Kind> & { requestId: number })
  | { requestId: number; error: string };
