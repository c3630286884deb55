import { getExportedPages } from '../../lib/build/export/exported-pages';
import { formatLlmsTxt } from '../../lib/build/export/llms-txt';
import { getNavigation } from '../../lib/content/docs';
import { writeText } from '../../lib/kit/files/project-files';
import { markdownPath } from '../../lib/site/markdown-path';

/**
 * Writes the pages of the docs and the API reference as Markdown next to their HTML (`/docs/x.md`), and files for AI
 * agents: /llms.txt lists the pages, and /llms-full.txt lists the files with their text.
 */
export async function run() {
  const exported = await getExportedPages();
  const pages = exported.flatMap(({ markdown }) => markdown ?? []);
  for (const { path, markdown } of pages) writeText(`out${markdownPath(path)}`, markdown);
  const files = formatLlmsTxt(pages, [...getNavigation('docs'), ...getNavigation('api')]);
  for (const [path, text] of files) writeText(`out${path}`, text);
  return `${pages.length} pages`;
}
