/**
 * Puts a Content-Security-Policy into every page of out/. It is a meta element because the hashes of the
 * inline scripts differ from page to page, and no host takes a header rule for each of thousands of pages.
 */
import { writeFileSync } from 'node:fs';
import { buildCsp, insertCspMeta } from '../../lib/export/csp';
import { listExportedPages } from '../../lib/export/exported-pages';
import { projectPath } from '../../lib/files/project-files';
import { getSite } from '../../lib/site/site-settings';
import { runIfMain } from '../run-if-main';

export function emitCsp(): void {
  const origins = [...new Set(getSite().servers.map(({ url }) => new URL(url).origin))];
  const hasAnalytics = getSite().analytics !== undefined;
  const pages = listExportedPages();
  for (const { file, html } of pages) {
    writeFileSync(projectPath(file), insertCspMeta(html, buildCsp(html, origins, hasAnalytics)));
  }
  console.log(`${pages.length} pages`);
}

await runIfMain(import.meta.url, 'secure-html', emitCsp);
