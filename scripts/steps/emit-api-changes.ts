import { buildChangeReport } from '../../lib/api/changes/build-change-report';
import { formatChangeFeed } from '../../lib/api/changes/format-change-feed';
import { toPublicReport } from '../../lib/api/changes/public-report';
import {
  getOpenApiDocument,
  getOpenApiSource,
} from '../../lib/api/description/load-openapi-document';
import { openApiFilePaths } from '../../lib/api/description/openapi-file-paths';
import { parseDescription } from '../../lib/api/diff/parse-description';
import { checkUnreleased } from '../../lib/api/releases/check-releases';
import {
  changeReportFile,
  getReleaseDescription,
  getReleases,
} from '../../lib/api/releases/load-releases';
import { listAffectedWorkflows } from '../../lib/calls/workflows/affected-workflows';
import type { Diagnostic } from '../../lib/kit/diagnostics/diagnostic';
import { writeText } from '../../lib/kit/files/project-files';
import { getSite } from '../../lib/site/site-settings';
import { writeJson } from '../write-files';

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
  writeJson(`public${openApiFilePaths.changes}`, changes);
  writeText(`public${openApiFilePaths.changeFeed}`, formatChangeFeed(report, site));
  return checkUnreleased(report.unreleased);
}
