import type { SearchManifest } from '../../engine/worker/search-protocol';
import { serveSearch } from '../../engine/worker/serve-search';
import { recordKinds } from '../record-kinds';

/** The search worker. Bundled by scripts/steps/emit-search-index.ts. */

declare const self: DedicatedWorkerGlobalScope;

/** Replaced by the build, which saves a request before the first result. */
declare const SEARCH_MANIFEST: SearchManifest;

serveSearch(self, SEARCH_MANIFEST, recordKinds);
