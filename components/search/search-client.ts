import { createSearchClient } from '@/lib/search/engine/worker/search-worker-client';
import type { HitKind } from '@/lib/search/site/hit-kinds';
import { searchFiles } from '@/lib/search/site/search-settings';
import { assetUrl } from '@/lib/site/base-url';
import { readPageScope } from './page-scope';

/** The page's only search client. Its worker starts with the first request. */
export const searchClient = createSearchClient<HitKind>(
  () => new Worker(assetUrl(searchFiles.worker)),
);

/** Loads the worker and the index before the first letter is typed. A failure shows with the first query. */
export function preloadIndex(): void {
  const { version } = readPageScope();
  void searchClient.search({ query: '', limit: 0, version }).catch(() => undefined);
}
