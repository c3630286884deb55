import { listOpenApiFiles } from '../../api/description/checks/openapi-sources';
import { listOperations } from '../../api/description/operations';
import { findPageOfFile, listAllDocs } from '../../content/docs';
import { findHeadingPosition } from '../../content/headings';
import { resolveMarkdownLink } from '../../content/markdown-links.mjs';
import { parseMdxFile } from '../../content/mdx';
import { contentAreas } from '../../content/mdx-options.mjs';
import {
  listDescriptionLinks,
  listMdxLinks,
  listYamlLinks,
  type SourceLink,
} from '../../content/source-links';
import type { Diagnostic } from '../../kit/diagnostics/diagnostic';
import { listFiles, readText } from '../../kit/files/project-files';
import { referencePaths } from '../../site/reference/reference-data';
import { getSite, siteFiles } from '../../site/site-settings';
import { normalizePath } from '../../site/urls';
import { checkDuplicateIds } from '../export/check-duplicate-ids';
import { checkExportedLinks } from '../export/check-exported-links';
import { checkRedirects } from '../export/check-redirects';
import type { PageLinkData } from '../export/page-link-data';

/** Their values are paths of redirects, which have a separate check, and of the data of screens. */
const filesWithOtherPaths: readonly string[] = [siteFiles.redirects, referencePaths.dataPaths];

/** Lists the links in data. */
export function listDataLinks(): SourceLink[] {
  const dataFiles = ['content/site', 'content/reference'].flatMap((folder) =>
    listFiles(folder, '.yaml').filter((file) => !filesWithOtherPaths.includes(file)),
  );
  return [
    ...dataFiles.flatMap((file) => listYamlLinks(readText(file), file)),
    ...listOpenApiFiles().flatMap((file) => listDescriptionLinks(readText(file), file)),
  ];
}

/** Lists the links in the sources. */
const listSources = () => [
  ...listAllDocs().flatMap(({ file, path }) => {
    const resolve = (href: string) => resolveMarkdownLink(href, file, contentAreas, findPageOfFile);
    return listMdxLinks(parseMdxFile(file), { file, path, resolve });
  }),
  ...listDataLinks(),
];

/** Finds the location of the heading with an id in the source of a page. */
function findHeading(page: string, id: string) {
  const doc = listAllDocs().find(({ path }) => path === page);
  const position = doc && findHeadingPosition(parseMdxFile(doc.file), id);
  return position && { file: doc.file, ...position };
}

/**
 * Reports broken links, anchors and redirects, and ids that a page has twice.
 * @param pages the pages of the export
 * @param files the paths of all files of the export, with a leading slash
 */
export function checkLinks(
  pages: readonly PageLinkData[],
  files: ReadonlySet<string>,
): Diagnostic[] {
  const { redirects, baseUrl } = getSite();
  const targets = {
    pages: new Map(pages.map((page) => [page.path, page])),
    files,
    consoleRoutes: new Set(listOperations().map(({ id }) => `/operations/${id}`)),
  };
  const redirected = new Map(redirects.map(({ from, to }) => [normalizePath(from), to]));
  return [
    ...checkExportedLinks(listSources, { ...targets, redirects: redirected }, baseUrl),
    ...checkDuplicateIds(pages, findHeading),
    ...checkRedirects(readText(siteFiles.redirects), siteFiles.redirects, targets),
  ];
}
