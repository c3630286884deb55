import { readText } from '../../kit/files/project-files';
import { parseHtml } from '../../kit/html/parse-html';
import { buildRecords } from '../../search/site/search-records';
import type { SiteRecord } from '../../search/site/search-types';
import { getSite, type Site } from '../../site/site-settings';
import { type PagePolicy, readPagePolicy } from './csp';
import type { PageFile } from './list-page-files';
import { type MarkdownPage, readMarkdownPage } from './markdown-page';
import { type PageParts, type PageSidebar, readPageParts, readPageSidebar } from './page-data';
import { type PageLinkData, readPageLinkData } from './page-link-data';
import { type PageResources, readPageResources } from './performance-budgets';

/** Everything that the build reads from a page of the export. */
export type ExportedPage = PageFile & {
  links: PageLinkData;
  records: SiteRecord[];
  /** Undefined for pages that are not offered as Markdown. */
  markdown: MarkdownPage | undefined;
  policy: PagePolicy;
  resources: PageResources;
  /** Undefined for pages that are always loaded as documents. */
  parts: PageParts | undefined;
  sidebar: PageSidebar | undefined;
};

/** Parses a page and reads it. The result does not depend on the ID of the build, except for applications. */
export function readPage({ file, path }: PageFile, html: string, site: Site): ExportedPage {
  const tree = parseHtml(html);
  return {
    file,
    path,
    links: readPageLinkData(tree, path),
    records: buildRecords(tree, path),
    markdown: readMarkdownPage(tree, path, site),
    policy: readPagePolicy(tree, file),
    resources: readPageResources(tree, html.length),
    parts: readPageParts(tree),
    sidebar: readPageSidebar(tree),
  };
}

/** Reads pages, one at a time: the trees of all would not fit into memory on every machine. */
export function run(files: readonly PageFile[]): ExportedPage[] {
  const site = getSite();
  // Strings that the parser has cut out of a page would keep all of it in memory. A copy has strings of its own.
  return files.map((page) => structuredClone(readPage(page, readText(page.file), site)));
}
