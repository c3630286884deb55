/**
 * `npm run api-release`: writes the current description to openapi/history, under its version. What it changes is declared
 * and described in openapi/history/releases.yaml.
 */

import { bundleOpenApi } from '../lib/api/description/bundle-openapi';
import { openApiRoot } from '../lib/api/description/checks/openapi-sources';
import { releaseFile, releasesFile } from '../lib/api/releases/load-releases';
import { formatReleaseSnapshot } from '../lib/api/releases/release-snapshot';
import { DiagnosticError } from '../lib/kit/diagnostics/diagnostic';
import { isFile, writeText } from '../lib/kit/files/project-files';
import { getSite } from '../lib/site/site-settings';
import { runIfMain } from './run-if-main';

await runIfMain(import.meta.url, 'api-release', async () => {
  const document = await bundleOpenApi(getSite());
  const { version } = document.info;
  const file = releaseFile(version);
  if (isFile(file)) {
    throw new DiagnosticError([
      {
        severity: 'error',
        file: openApiRoot,
        message: `info.version: ${file} already has this version`,
        found: version,
        expected: 'a version that is not released',
      },
    ]);
  }
  writeText(file, formatReleaseSnapshot(document));
  console.log(`${file} is written. Add version ${version} to ${releasesFile}.`);
});
