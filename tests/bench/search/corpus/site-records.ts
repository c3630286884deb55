import { getExportedPages } from '../../../../lib/build/export/exported-pages';
import type { SiteRecord } from '../../../../lib/search/site/search-types';
import { isSnapshotPath } from '../../../../lib/site/page-paths';

/** Reads the records of the current docs in out/, as scripts/steps/emit-search-index.ts does. */
export async function readSiteRecords(): Promise<SiteRecord[]> {
  const pages = await getExportedPages();
  return pages.filter(({ path }) => !isSnapshotPath(path)).flatMap(({ records }) => records);
}
