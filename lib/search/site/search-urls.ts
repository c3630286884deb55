import { routes } from '../../site/page-paths';
import type { SearchHit } from '../engine/worker/search-protocol';

/** The query parameter that holds the words to highlight on the page, separated by spaces. */
export const highlightParameter = '_highlight';

/**
 * Returns the URL of a hit's page and anchor, without the base URL.
 * @param highlight whether to add the words to highlight as query parameters
 */
export function hitUrl(
  { url, matchedWords }: Pick<SearchHit, 'url' | 'matchedWords'>,
  highlight: boolean,
): string {
  const [path = '', hash] = url.split('#');
  const query =
    highlight && matchedWords.length > 0
      ? new URLSearchParams({ [highlightParameter]: matchedWords.join(' ') }).toString()
      : '';
  return path + (query && `?${query}`) + (hash === undefined ? '' : `#${hash}`);
}

/** Returns the words to highlight that a URL's query holds. It may have the parameter more than once. */
export const readHighlightedWords = (search: string): string[] =>
  new URLSearchParams(search)
    .getAll(highlightParameter)
    .flatMap((words) => words.split(/\s+/))
    .filter(Boolean);

/** The state of the search page that its URL holds. */
type SearchPageParameters = {
  query: string;
  context?: string | undefined;
  kind?: string | undefined;
  version?: string | undefined;
};

/** Returns the URL of the search page without empty parameters and without the base URL. */
export function searchPageUrl({ query, context, kind, version }: SearchPageParameters): string {
  const parameters = new URLSearchParams();
  if (query.trim() !== '') parameters.set('q', query);
  if (context) parameters.set('ctx', context);
  if (kind) parameters.set('kind', kind);
  if (version) parameters.set('version', version);
  const queryString = parameters.toString();
  return routes.search + (queryString && `?${queryString}`);
}
