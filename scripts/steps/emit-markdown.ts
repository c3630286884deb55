import { getNavigation } from '../../lib/content/docs';
import { getExportedPages } from '../../lib/export/exported-pages';
import { formatLlmsTxt } from '../../lib/export/llms-txt';
import { writeText } from '../../lib/files/project-files';
import { markdownPath } from '../../lib/site/markdown-path';

/**
 * Writes the pages of the docs and the API reference as Markdown next to their HTML (`/docs/x.md`), and two files for
 * AI agents: /llms.txt lists the pages, and /llms-full.txt contains their text.
 */
export function run() {
  const pages = getExportedPages().flatMap(({ markdown }) => markdown ?? []);
  for (const { path, markdown } of pages) writeText(`out${markdownPath(path)}`, markdown);
  const { index, full } = formatLlmsTxt(pages, [...getNavigation('docs'), ...getNavigation('api')]);
  writeText('out/llms.txt', index);
  writeText('out/llms-full.txt', full);
  return `${pages.length} pages`;
}
