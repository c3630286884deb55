import { writeFileSync } from 'node:fs';
import { buildCsp, insertCspMeta } from '../../lib/build/export/csp';
import { getExportedPages } from '../../lib/build/export/exported-pages';
import { projectPath, readText } from '../../lib/kit/files/project-files';
import { getSite } from '../../lib/site/site-settings';

/**
 * Inserts a Content-Security-Policy into every page of out/. It is a meta element, not a header, because the hashes of
 * the inline scripts are different for each page, and hosts limit the number of header rules. What all responses have in
 * common is also a header (lib/build/export/header-rules.ts).
 */
export async function run() {
  const site = getSite();
  const pages = await getExportedPages();
  for (const { file, policy } of pages) {
    const csp = buildCsp(policy.scriptHashes, site);
    writeFileSync(projectPath(file), insertCspMeta(readText(file), policy.offset, csp));
  }
  return `${pages.length} pages`;
}
