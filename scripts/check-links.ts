/** Checks every link of out/: a broken link fails the build with its source's file and line, a broken anchor warns. */
import { listMdxLinks, listYamlLinks } from '../lib/content/source-links';
import { formatDiagnostics, throwOnErrors } from '../lib/diagnostics/diagnostic';
import { checkExportedLinks } from '../lib/export/check-links';
import { listExportedPages } from '../lib/export/pages';
import { listFiles, readText } from '../lib/files/read';
import { listOperations } from '../lib/openapi/operations';
import { getSite } from '../lib/site/load';
import { runScript } from './run-script';

export function checkLinks(): void {
  const site = getSite();
  const listSources = () => [
    ...listFiles('content/docs', '.mdx').flatMap((file) => listMdxLinks(readText(file), file)),
    ...listFiles('content/site', '.yaml').flatMap((file) => listYamlLinks(readText(file), file)),
  ];
  const files = new Set([
    ...listFiles('out', '').map((file) => file.slice('out'.length)),
    ...site.redirects.map(({ from }) => from),
  ]);
  const consoleRoutes = new Set(listOperations().map(({ id }) => `/operations/${id}`));
  const pages = listExportedPages();
  const found = checkExportedLinks(pages, listSources, {
    files,
    consoleRoutes,
    baseUrl: site.baseUrl,
  });
  throwOnErrors(found);
  if (found.length > 0) console.warn(formatDiagnostics(found));
  console.log(`Every link of ${pages.length} pages`);
}

await runScript(import.meta.url, 'check-links', checkLinks);
