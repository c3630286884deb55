import { searchFiles } from '@/lib/search/worker/search-protocol';
import { createSearchClient } from '@/lib/search/worker/search-worker-client';
import { assetUrl } from '@/lib/site/base-url';

/** The page's one search worker; it starts with the first question. */
export const searchClient = createSearchClient(() => new Worker(assetUrl(searchFiles.worker)));
