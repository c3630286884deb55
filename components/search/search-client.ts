import { createSearchClient } from '@/lib/search/worker/search-worker-client';
import { assetUrl } from '@/lib/site/base-url';
import type { HitKind } from '@/lib/site-search/hit-kinds';
import { searchFiles } from '@/lib/site-search/search-settings';

/** The page's only search client. Its worker starts with the first request. */
export const searchClient = createSearchClient<HitKind>(
  () => new Worker(assetUrl(searchFiles.worker)),
);
