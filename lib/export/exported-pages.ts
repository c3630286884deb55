import { cached } from '../files/cached';
import { getSite } from '../site/site-settings';
import { buildRecords } from '../site-search/search-records';
import type { SiteRecord } from '../site-search/search-types';
import { type PagePolicy, readPagePolicy } from './csp';
import { type MarkdownPage, readMarkdownPage } from './markdown-page';
import { type PageLinkData, readPageLinkData } from './page-link-data';
import { type PageFile, readPages } from './parsed-pages';
import { type PageResources, readPageResources } from './performance-budgets';

/** Everything that the build reads from a page of the export. */
type ExportedPage = PageFile & {
  links: PageLinkData;
  records: SiteRecord[];
  /** Undefined for pages that are not offered as Markdown. */
  markdown: MarkdownPage | undefined;
  policy: PagePolicy;
  resources: PageResources;
};

/** Reads the pages of out/. Each is parsed once, although several steps of the build use it. */
export const getExportedPages = cached(['out'], (): ExportedPage[] => {
  const site = getSite();
  const pages: ExportedPage[] = [];
  for (const page of readPages()) {
    const { file, path, tree, html } = page;
    const read = {
      file,
      path,
      links: readPageLinkData(tree, path),
      records: buildRecords(tree, path),
      markdown: readMarkdownPage(tree, path, site),
      policy: readPagePolicy(tree, file),
      resources: readPageResources(tree, html.length),
    };
    // Strings that the parser has cut out of the page would keep all of it in memory. A copy has strings of its own.
    pages.push(structuredClone(read));
  }
  return pages;
});
