import { checkLinks } from '../../lib/build/checks/check-links';
import { getExportedPages } from '../../lib/build/export/exported-pages';
import { isFile, listFiles } from '../../lib/kit/files/project-files';

/** Checks out/ for broken links, anchors and redirects, and for duplicate ids in a page. */
export async function run() {
  // listFiles() also lists folders, which are not valid targets.
  const files = listFiles('out', '').filter(isFile);
  const pages = await getExportedPages();
  return checkLinks(
    pages.map(({ links }) => links),
    new Set(files.map((file) => file.slice('out'.length))),
  );
}
