import { getNavigation } from '../../lib/content/docs';
import { getExportedPages } from '../../lib/export/exported-pages';
import { formatLlmsTxt } from '../../lib/export/llms-txt';
import { writeText } from '../../lib/files/project-files';
import { markdownPath } from '../../lib/site/urls';

/**
 * Writes each page of the docs and of the API reference as Markdown beside its HTML (`/docs/x.md`), and lists them for
 * agents: /llms.txt names every page, /llms-full.txt has the text of all.
 */
export function run() {
  const pages = getExportedPages().flatMap(({ markdown }) => markdown ?? []);
  for (const { path, markdown } of pages) writeText(`out${markdownPath(path)}`, markdown);
  const { index, full } = formatLlmsTxt(pages, [...getNavigation('docs'), ...getNavigation('api')]);
  writeText('out/llms.txt', index);
  writeText('out/llms-full.txt', full);
  return `${pages.length} pages`;
}
