import { readPageScope } from './page-scope';
import { searchClient } from './search-client';

/** Loads the worker and the index before the first letter is typed. A failure shows with the first query. */
export function preloadIndex(): void {
  const { version } = readPageScope();
  void searchClient.search({ query: '', limit: 0, version }).catch(() => undefined);
}
