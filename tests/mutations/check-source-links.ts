import GithubSlugger from 'github-slugger';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { checkLinks, listDataLinks } from '../../lib/checks/check-links';
import { listAllDocs } from '../../lib/content/docs';
import { resolveMarkdownLink } from '../../lib/content/markdown-links.mjs';
import { parseMdxFile } from '../../lib/content/mdx';
import { contentAreas } from '../../lib/content/mdx-options.mjs';
import { listMdxLinks } from '../../lib/content/source-links';
import type { PageLinkData } from '../../lib/export/page-link-data';
import { isFile } from '../../lib/files/project-files';
import { listOperations } from '../../lib/openapi/operations';
import { referenceIndexPages } from '../../lib/openapi/reference-navigation';
import { listSchemas } from '../../lib/openapi/schema-page-data';
import { getUndocumented } from '../../lib/reference/reference-data';
import { operationPath, routes, schemaPath, undocumentedPath } from '../../lib/site/page-paths';

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
  const slugger = new GithubSlugger();
  const ids: string[] = [];
  visit(tree, 'heading', (node) => {
    ids.push(slugger.slug(textOf(node)));
  });
  if (`${path}#` === undocumentedPath('')) ids.push(...listGapIds());
  const resolve = (href: string) => resolveMarkdownLink(href, file, contentAreas, isFile);
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

/** Checks links and redirects as the build does after the export, with pages made of the sources. */
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
