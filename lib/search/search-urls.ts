import { routes } from '../site/urls';
import type { SearchHit } from './worker/search-protocol';

/** The query parameter that carries a word to mark on the page; it may stand several times. */
export const highlightParameter = '_highlight';

/** Where a hit leads: its page and place, with the words to mark there. Without the base URL. */
export function hitUrl(
  { url, matchedWords: words }: Pick<SearchHit, 'url' | 'matchedWords'>,
  highlight: boolean,
): string {
  const [path = '', hash] = url.split('#');
  const query = new URLSearchParams(
    highlight ? words.map((word) => [highlightParameter, word]) : [],
  ).toString();
  return path + (query && `?${query}`) + (hash === undefined ? '' : `#${hash}`);
}

/** What the search page's address says. */
export type SearchPageParameters = {
  query: string;
  context?: string;
  kind?: string;
  version?: string;
};

/** The search page with a query, without what is left out. Without the base URL. */
export function searchPageUrl({ query, context, kind, version }: SearchPageParameters): string {
  const parameters = new URLSearchParams();
  if (query.trim() !== '') parameters.set('q', query);
  if (context) parameters.set('ctx', context);
  if (kind) parameters.set('kind', kind);
  if (version) parameters.set('version', version);
  const text = parameters.toString();
  return routes.search + (text && `?${text}`);
}
