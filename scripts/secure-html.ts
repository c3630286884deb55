/**
 * Puts a Content-Security-Policy into every page of out/. It is a meta element because the hashes of the
 * inline scripts differ from page to page, and no host takes a header rule for each of thousands of pages.
 */
import { writeFileSync } from 'node:fs';
import { buildPolicy, insertPolicy } from '../lib/export/csp';
import { listExportedPages } from '../lib/export/pages';
import { projectPath } from '../lib/files/read';
import { getSite } from '../lib/site/load';
import { runScript } from './run-script';

export function secureHtml(): void {
  const origins = [...new Set(getSite().servers.map(({ url }) => new URL(url).origin))];
  const hasAnalytics = getSite().analytics !== undefined;
  const pages = listExportedPages();
  for (const { file, html } of pages) {
    writeFileSync(projectPath(file), insertPolicy(html, buildPolicy(html, origins, hasAnalytics)));
  }
  console.log(`${pages.length} pages`);
}

await runScript(import.meta.url, 'secure-html', secureHtml);
