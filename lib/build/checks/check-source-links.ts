import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { listWorkflowNames } from '../../api/arazzo/load-workflows';
import { listCalls } from '../../api/description/operations';
import { referenceIndexPages } from '../../api/description/reference-navigation';
import { listSchemas } from '../../api/description/schema-page-data';
import { findPageOfFile, listAllDocs } from '../../content/docs';
import { listHeadings } from '../../content/headings';
import { resolveMarkdownLink } from '../../content/markdown-links.mjs';
import { listPartials, parseMdxFile } from '../../content/mdx';
import { contentAreas } from '../../content/mdx-options.mjs';
import { listMdxLinks } from '../../content/source-links';
import { isFile, listFiles } from '../../kit/files/project-files';
import {
  operationPath,
  routes,
  schemaPath,
  undocumentedPath,
  workflowPath,
} from '../../site/page-paths';
import { getUndocumented } from '../../site/reference/reference-data';
import { siteFiles } from '../../site/site-settings';
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

/** Components that have no ids besides those of the headings in them. */
const withoutIds =
  /^(?:Note|Tip|Info|Warning|Danger|Caution|Tabs|Tab|Steps|Step|Cards|Card|Figure|Operation|Servers|SupportContact|AccessVariables|[a-z].*)$/;

/** Whether all ids of a page are those of headings in its source. */
function hasKnownIds(tree: Root): boolean {
  let isKnown = true;
  visit(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const name = node.name ?? '';
    const hasId =
      /^[a-z]/.test(name) && node.attributes.some((item) => 'name' in item && item.name === 'id');
    if (hasId || !withoutIds.test(name)) isKnown = false;
  });
  return isKnown;
}

/** The page whose component renders the register. */
const isUndocumented = (path: string) => `${path}#` === undocumentedPath('');

/** The links and headings of a doc, which the exported page has, too. */
function readDocPage(file: string, path: string): PageLinkData {
  const tree = parseMdxFile(file);
  const ids = [file, ...listPartials(tree, file)].flatMap((part) =>
    listHeadings(parseMdxFile(part)).map(({ id }) => id),
  );
  if (isUndocumented(path)) ids.push(...listGapIds());
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
    // What the demonstration shows is a document of the API.
    .filter(({ file, href }) => file !== siteFiles.demo && !/^https?:/.test(href))
    .map(({ href }) => href);

/** The files that the site serves besides its pages. The last steps of the build write some of them. */
const listServedFiles = () =>
  new Set([
    ...listFiles('public', '')
      .filter(isFile)
      .map((file) => file.slice('public'.length)),
    '/llms.txt',
    '/llms-full.txt',
  ]);

/**
 * Checks links and redirects without an export, which takes minutes: with the headings and links of the sources. Anchors
 * of what only code renders, such as operations, are not checked.
 */
export function checkSourceLinks() {
  const docs = listAllDocs();
  const rendered = [
    ...Object.values(routes),
    ...Object.values(referenceIndexPages).map(({ path }) => path),
    ...listCalls().map(({ id }) => operationPath(id)),
    ...listSchemas().map(({ name }) => schemaPath(name)),
    ...listWorkflowNames().map(workflowPath),
  ];
  const withKnownIds = new Set(
    docs
      .filter(({ file, path }) => isUndocumented(path) || hasKnownIds(parseMdxFile(file)))
      .map(({ path }) => path),
  );
  const dropUnknownAnchor = (href: string) => {
    const [path = '', anchor] = href.split('#');
    return path === '' || anchor === undefined || withKnownIds.has(path) ? href : path;
  };
  const pages = [
    createPage(routes.home, [], listHrefs()),
    ...rendered.filter((path) => path !== routes.home).map((path) => createPage(path, [], [])),
    ...docs.map(({ file, path }) => readDocPage(file, path)),
  ];
  const checked = pages.map((page) => ({
    ...page,
    hrefs: new Set([...page.hrefs].map(dropUnknownAnchor)),
  }));
  return checkLinks(checked, listServedFiles());
}
