/**
 * Writes each page of the docs and of the API reference as Markdown beside its HTML (`/docs/x.md`), and lists
 * them for machines that read: /llms.txt names every page, /llms-full.txt holds all their texts.
 */
import { writeFileSync } from 'node:fs';
import { getNavigation } from '../../lib/content/docs';
import { formatLlmsTxt, listMarkdownPages } from '../../lib/export/llms-txt';
import { markdownPath } from '../../lib/export/markdown-path';
import { projectPath } from '../../lib/files/project-files';
import { runIfMain } from '../run-if-main';

export function emitMarkdown(): void {
  const pages = listMarkdownPages();
  for (const { path, markdown } of pages) {
    writeFileSync(projectPath(`out${markdownPath(path)}`), markdown);
  }
  const { index, full } = formatLlmsTxt(pages, [...getNavigation('docs'), ...getNavigation('api')]);
  writeFileSync(projectPath('out/llms.txt'), index);
  writeFileSync(projectPath('out/llms-full.txt'), full);
  console.log(`${pages.length} pages as Markdown`);
}

await runIfMain(import.meta.url, 'write-markdown', emitMarkdown);
