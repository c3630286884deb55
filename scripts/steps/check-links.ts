/** Checks out/ for what leads nowhere: links, anchors, redirects, and ids that stand twice. */
import { listAllDocs } from '../../lib/content/docs';
import { findHeadingPosition } from '../../lib/content/headings';
import { resolveMarkdownLink } from '../../lib/content/markdown-links.mjs';
import { contentAreas } from '../../lib/content/mdx-options.mjs';
import { listMdxLinks, listYamlLinks } from '../../lib/content/source-links';
import { formatDiagnostics, throwOnErrors } from '../../lib/diagnostics/diagnostic';
import { checkDuplicateIds } from '../../lib/export/check-duplicate-ids';
import { checkExportedLinks } from '../../lib/export/check-exported-links';
import { checkRedirects } from '../../lib/export/check-redirects';
import { listExportedPages } from '../../lib/export/exported-pages';
import { readPageLinkData } from '../../lib/export/page-link-data';
import { isFile, listFiles, readText } from '../../lib/files/project-files';
import { listOperations } from '../../lib/openapi/operations';
import { getSite, siteFiles } from '../../lib/site/site-settings';
import { normalizePath } from '../../lib/site/urls';
import { runIfMain } from '../run-if-main';

/** The links as authors wrote them. Redirects are no links of a page: they have a check of their own. */
function listSources() {
  const data = ['content/site', 'content/reference'].flatMap((folder) =>
    listFiles(folder, '.yaml').filter((file) => file !== siteFiles.redirects),
  );
  return [
    ...listAllDocs().flatMap(({ file, path }) => {
      const resolve = (href: string) => resolveMarkdownLink(href, file, contentAreas, isFile);
      return listMdxLinks(readText(file), { file, path, resolve });
    }),
    ...data.flatMap((file) => listYamlLinks(readText(file), file)),
  ];
}

/** The heading that makes an id of a doc's page. */
function placeOfHeading(page: string, id: string) {
  const doc = listAllDocs().find(({ path }) => path === page);
  const place = doc && findHeadingPosition(readText(doc.file), id);
  return place && { file: doc.file, ...place };
}

export function checkLinks(): void {
  const { redirects, baseUrl } = getSite();
  const pages = new Map(
    listExportedPages()
      .map(readPageLinkData)
      .map((page) => [page.path, page]),
  );
  const targets = {
    pages,
    // Folders are listed too, and a host has nothing to show for one.
    files: new Set(
      listFiles('out', '')
        .filter(isFile)
        .map((file) => file.slice('out'.length)),
    ),
    consoleRoutes: new Set(listOperations().map(({ id }) => `/operations/${id}`)),
  };
  const redirected = redirects.map(({ from }) => normalizePath(from));
  const found = [
    ...checkExportedLinks(
      listSources,
      { ...targets, files: new Set([...targets.files, ...redirected]) },
      baseUrl,
    ),
    ...checkDuplicateIds(pages.values(), placeOfHeading),
    ...checkRedirects(readText(siteFiles.redirects), siteFiles.redirects, targets),
  ];
  throwOnErrors(found);
  if (found.length > 0) console.warn(formatDiagnostics(found));
  console.log(`Every link of ${pages.size} pages and ${redirects.length} redirects`);
}

await runIfMain(import.meta.url, 'check-links', checkLinks);
