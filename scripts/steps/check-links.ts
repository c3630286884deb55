import { listAllDocs } from '../../lib/content/docs';
import { findHeadingPosition } from '../../lib/content/headings';
import { resolveMarkdownLink } from '../../lib/content/markdown-links.mjs';
import { parseMdxFile } from '../../lib/content/mdx';
import { contentAreas } from '../../lib/content/mdx-options.mjs';
import { listMdxLinks, listYamlLinks } from '../../lib/content/source-links';
import { checkDuplicateIds } from '../../lib/export/check-duplicate-ids';
import { checkExportedLinks } from '../../lib/export/check-exported-links';
import { checkRedirects } from '../../lib/export/check-redirects';
import { getExportedPages } from '../../lib/export/exported-pages';
import { isFile, listFiles, readText } from '../../lib/files/project-files';
import { listOperations } from '../../lib/openapi/operations';
import { getSite, siteFiles } from '../../lib/site/site-settings';
import { normalizePath } from '../../lib/site/urls';

/** Lists the links in the sources. Redirects have a separate check. */
function listSources() {
  const dataFiles = ['content/site', 'content/reference'].flatMap((folder) =>
    listFiles(folder, '.yaml').filter((file) => file !== siteFiles.redirects),
  );
  return [
    ...listAllDocs().flatMap(({ file, path }) => {
      const resolve = (href: string) => resolveMarkdownLink(href, file, contentAreas, isFile);
      return listMdxLinks(parseMdxFile(file), { file, path, resolve });
    }),
    ...dataFiles.flatMap((file) => listYamlLinks(readText(file), file)),
  ];
}

/** Finds the location of the heading with an id in the source of a page. */
function findHeading(page: string, id: string) {
  const doc = listAllDocs().find(({ path }) => path === page);
  const position = doc && findHeadingPosition(parseMdxFile(doc.file), id);
  return position && { file: doc.file, ...position };
}

/** Checks out/ for broken links, anchors and redirects, and for duplicate ids in a page. */
export function run() {
  const { redirects, baseUrl } = getSite();
  const pages = new Map(getExportedPages().map(({ path, links }) => [path, links]));
  const targets = {
    pages,
    // listFiles() also lists folders, which are not valid targets.
    files: new Set(
      listFiles('out', '')
        .filter(isFile)
        .map((file) => file.slice('out'.length)),
    ),
    consoleRoutes: new Set(listOperations().map(({ id }) => `/operations/${id}`)),
  };
  const redirected = redirects.map(({ from }) => normalizePath(from));
  return [
    ...checkExportedLinks(
      listSources,
      { ...targets, files: new Set([...targets.files, ...redirected]) },
      baseUrl,
    ),
    ...checkDuplicateIds(pages.values(), findHeading),
    ...checkRedirects(readText(siteFiles.redirects), siteFiles.redirects, targets),
  ];
}
