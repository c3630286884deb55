import { listExportedPages, stripInlineScripts } from '../../../../lib/export/exported-pages';
import { buildRecords, type SearchRecord } from '../../../../lib/search/index/search-records';
import { isSnapshotPath } from '../../../../lib/site/urls';

/** The records of out/ as scripts/build-search.ts makes them for today's docs. */
export function readSiteRecords(): SearchRecord[] {
  return listExportedPages()
    .filter(({ path }) => !isSnapshotPath(path))
    .flatMap(({ path, html }) => buildRecords(stripInlineScripts(html), path));
}
