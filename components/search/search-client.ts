import { createSearchClient } from '@/lib/search/engine/worker/search-worker-client';
import type { HitKind } from '@/lib/search/site/hit-kinds';
import { searchFiles } from '@/lib/search/site/search-settings';
import { assetUrl } from '@/lib/site/base-url';

/** The page's only search client. Its worker starts with the first request. */
export const searchClient = createSearchClient<HitKind>(
  () => new Worker(assetUrl(searchFiles.worker)),
);
