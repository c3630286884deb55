import type { HitGroup } from '../engine/group-hits';
import type { SearchRecord } from '../engine/index/search-record';
import type { SearchHit, SearchParameters, SearchResult } from '../engine/worker/search-protocol';
import type { HitKind } from './hit-kinds';

/** The types of the search engine with the portal's kinds of hits. */

export type SiteRecord = SearchRecord<HitKind>;
export type SiteHit = SearchHit<HitKind>;
export type SiteHitGroup = HitGroup<HitKind>;
export type SiteSearchParameters = SearchParameters<HitKind>;
export type SiteSearchResult = SearchResult<HitKind>;
