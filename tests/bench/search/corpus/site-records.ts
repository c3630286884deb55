import { getExportedPages } from '../../../../lib/export/exported-pages';
import { isSnapshotPath } from '../../../../lib/site/page-paths';
import type { SiteRecord } from '../../../../lib/site-search/search-types';

/** Reads the records of the current docs in out/, as scripts/steps/emit-search-index.ts does. */
export async function readSiteRecords(): Promise<SiteRecord[]> {
  const pages = await getExportedPages();
  return pages.filter(({ path }) => !isSnapshotPath(path)).flatMap(({ records }) => records);
}
