import { listAffectedWorkflows } from '../../lib/api-changes/affected-workflows';
import { buildChangeReport } from '../../lib/api-changes/build-change-report';
import { formatChangeFeed } from '../../lib/api-changes/format-change-feed';
import { toPublicReport } from '../../lib/api-changes/public-report';
import type { Diagnostic } from '../../lib/diagnostics/diagnostic';
import { writeText } from '../../lib/files/project-files';
import { getOpenApiDocument, getOpenApiSource } from '../../lib/openapi/load-openapi-document';
import { openApiFilePaths } from '../../lib/openapi/openapi-file-paths';
import { parseDescription } from '../../lib/openapi-diff/parse-description';
import { checkUnreleased } from '../../lib/openapi-history/check-releases';
import { changeReportFile } from '../../lib/openapi-history/load-change-report';
import { getReleaseDescription, getReleases } from '../../lib/openapi-history/load-releases';
import { getSite } from '../../lib/site/site-settings';

/** Compares the released versions of the API's description and the current one, for pages, programs and feed readers. */
export function run(): Diagnostic[] {
  const site = getSite();
  const report = buildChangeReport({
    file: getReleases(),
    getDescription: getReleaseDescription,
    current: parseDescription(getOpenApiSource()),
    document: getOpenApiDocument(),
    listWorkflows: listAffectedWorkflows,
  });
  writeText(changeReportFile, JSON.stringify(report));
  const changes = toPublicReport(report, site);
  writeText(`public${openApiFilePaths.changes}`, `${JSON.stringify(changes, null, 2)}\n`);
  writeText(`public${openApiFilePaths.changeFeed}`, formatChangeFeed(report, site));
  return checkUnreleased(report.unreleased);
}
