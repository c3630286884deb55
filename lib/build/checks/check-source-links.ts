import { listOperations } from '../../api/description/operations';
import { referenceIndexPages } from '../../api/description/reference-navigation';
import { listSchemas } from '../../api/description/schema-page-data';
import { findPageOfFile, listAllDocs } from '../../content/docs';
import { listHeadings } from '../../content/headings';
import { resolveMarkdownLink } from '../../content/markdown-links.mjs';
import { listPartials, parseMdxFile } from '../../content/mdx';
import { contentAreas } from '../../content/mdx-options.mjs';
import { listMdxLinks } from '../../content/source-links';
import { operationPath, routes, schemaPath, undocumentedPath } from '../../site/page-paths';
import { getUndocumented } from '../../site/reference/reference-data';
import type { PageLinkData } from '../export/page-link-data';
import { checkLinks, listDataLinks } from './check-links';

const createPage = (
  path: string,
  ids: readonly string[],
  hrefs: readonly string[],
): PageLinkData => ({
  path,
  ids: new Map(ids.map((id) => [id, 1])),
  hrefs: new Set(hrefs),
});

/** The anchors that a component of the register renders. */
const listGapIds = () => getUndocumented().topics.flatMap(({ gaps }) => gaps.map(({ id }) => id));

/** The links and headings of a doc, which the exported page has, too. */
function readDocPage(file: string, path: string): PageLinkData {
  const tree = parseMdxFile(file);
  const ids = [file, ...listPartials(tree, file)].flatMap((part) =>
    listHeadings(parseMdxFile(part)).map(({ id }) => id),
  );
  if (`${path}#` === undocumentedPath('')) ids.push(...listGapIds());
  const resolve = (href: string) => resolveMarkdownLink(href, file, contentAreas, findPageOfFile);
  const links = listMdxLinks(tree, { file, path, resolve });
  return createPage(
    path,
    ids,
    links.map(({ href, resolvedHref }) => resolvedHref ?? href),
  );
}

/** The links in data. Here they are all on the home page; in the export they can be on several. */
const listHrefs = () =>
  listDataLinks()
    .map(({ href }) => href)
    .filter((href) => !/^https?:/.test(href));

/**
 * Checks links and redirects without an export, which takes minutes: with the headings and links of the sources. What
 * only the code of pages renders, such as the anchors of operations, is not checked.
 */
export function checkSourceLinks() {
  const pages = [
    createPage(routes.home, [], listHrefs()),
    ...[...Object.values(routes), ...Object.values(referenceIndexPages).map(({ path }) => path)]
      .filter((path) => path !== routes.home)
      .map((path) => createPage(path, [], [])),
    ...listOperations().map(({ id }) => createPage(operationPath(id), [], [])),
    ...listSchemas().map(({ name }) => createPage(schemaPath(name), [], [])),
    ...listAllDocs().map(({ file, path }) => readDocPage(file, path)),
  ];
  return checkLinks(pages, new Set());
}
