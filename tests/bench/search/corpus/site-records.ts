import { getExportedPages } from '../../../../lib/export/exported-pages';
import type { SearchRecord } from '../../../../lib/search/index/search-records';
import { isSnapshotPath } from '../../../../lib/site/urls';

/** Reads the records of the current docs in out/, as scripts/steps/emit-search-index.ts does. */
export const readSiteRecords = (): SearchRecord[] =>
  getExportedPages()
    .filter(({ path }) => !isSnapshotPath(path))
    .flatMap(({ records }) => records);
