import { buildCompleteSidebar } from '../../lib/build/export/complete-sidebar';
import { getExportedPages } from '../../lib/build/export/exported-pages';
import { buildPageData, listCommonParts, type PageParts } from '../../lib/build/export/page-data';
import type { ExportedPage } from '../../lib/build/export/read-pages';
import { readText, writeText } from '../../lib/kit/files/project-files';
import { pageDataPath, type SidebarData, sidebarDataPath } from '../../lib/site/page-data';

/** Reads the id of the build from a page. */
function readBuild(file: string): string {
  const build = /^<!DOCTYPE html><html data-build="([^"]+)"/.exec(readText(file));
  if (!build?.[1]) throw new Error(`${file} has no id of the build, expected data-build`);
  return build[1];
}

/** A page that documents of others show. */
const isShown = <Page extends ExportedPage>(page: Page): page is Page & { parts: PageParts } =>
  page.parts !== undefined;

/** Writes the data of the pages of an area, which have one sidebar, and the sidebar. */
function emitArea(build: string, name: string, pages: readonly ExportedPage[]): void {
  const read = pages.map((page) => ({ ...page, html: readText(page.file) }));
  const shown = read.filter(isShown);
  const common = listCommonParts(shown);
  for (const { path, parts, html } of shown) {
    const data = buildPageData(parts, html, common);
    writeText(`out${pageDataPath(build, path)}`, JSON.stringify(data));
  }
  const sidebars = read.flatMap(({ html, sidebar }) =>
    sidebar ? html.slice(...sidebar.span) : [],
  );
  const data: SidebarData = { html: buildCompleteSidebar(sidebars), rules: [...common.rules] };
  writeText(`out${sidebarDataPath(build, name)}`, JSON.stringify(data));
}

/** Writes the data with which a document shows further pages, and the complete sidebars. */
export async function run() {
  const pages = await getExportedPages();
  const [firstPage] = pages;
  if (!firstPage) return undefined;
  const build = readBuild(firstPage.file);
  for (const { path } of pages.filter((page) => !isShown(page)))
    writeText(`out${pageDataPath(build, path)}`, 'null');
  for (const name of new Set(pages.flatMap(({ sidebar }) => sidebar?.name ?? [])))
    emitArea(
      build,
      name,
      pages.filter(({ sidebar }) => sidebar?.name === name),
    );
  return `${pages.filter(isShown).length} pages`;
}
