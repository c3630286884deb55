import { writeFileSync } from 'node:fs';
import { buildCsp, insertCspMeta } from '../../lib/export/csp';
import { getExportedPages } from '../../lib/export/exported-pages';
import { projectPath, readText } from '../../lib/files/project-files';
import { getSite } from '../../lib/site/site-settings';

/**
 * Inserts a Content-Security-Policy into every page of out/. It is a meta element, not a header, because the hashes of
 * the inline scripts are different for each page, and hosts limit the number of header rules.
 */
export function run() {
  const { servers, analytics } = getSite();
  const origins = [...new Set(servers.map(({ url }) => new URL(url).origin))];
  const pages = getExportedPages();
  for (const { file, policy } of pages) {
    const csp = buildCsp(policy.scriptHashes, origins, analytics !== undefined);
    writeFileSync(projectPath(file), insertCspMeta(readText(file), policy.offset, csp));
  }
  return `${pages.length} pages`;
}
