import { searchFiles } from '@/lib/search/worker/search-protocol';
import { createSearchClient } from '@/lib/search/worker/search-worker-client';
import { assetUrl } from '@/lib/site/base-url';

/** The page's only search client. Its worker starts with the first request. */
export const searchClient = createSearchClient(() => new Worker(assetUrl(searchFiles.worker)));
