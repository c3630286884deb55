/**
 * Keeps the docs of today as a version: `npm run snapshot -- 1.0` copies content/docs and the sidebar to
 * content/versions/1.0/, with links between the docs made to stay in the version. Run it when a release is made;
 * commit the folder.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { stringify } from 'yaml';
import { listDocs } from '../lib/content/docs';
import { findVersionNameError, rewriteDocLinks } from '../lib/content/docs-snapshot';
import { listSnapshots, snapshotFolder } from '../lib/content/docs-versions';
import { projectPath, readText } from '../lib/files/project-files';
import { getSite } from '../lib/site/site-settings';
import { currentVersion, versionBase } from '../lib/site/urls';
import { runIfMain } from './run-if-main';

function write(file: string, text: string): void {
  mkdirSync(dirname(projectPath(file)), { recursive: true });
  writeFileSync(projectPath(file), text);
}

export function snapshotDocs(name: string): void {
  const fault = findVersionNameError(name, [currentVersion, ...listSnapshots()]);
  if (fault) throw new Error(`${fault}\nUsage: npm run snapshot -- 1.0`);
  const folder = snapshotFolder(name);
  const docs = listDocs();
  const ids = new Set(docs.map(({ id }) => id));
  for (const { id, file } of docs) {
    write(`${folder}/docs/${id}.mdx`, rewriteDocLinks(readText(file), ids, versionBase(name)));
  }
  const { sidebar } = getSite();
  const head = '# A version of the docs: its label, and its sidebar as it was.\n\n';
  write(`${folder}/version.yaml`, head + stringify({ label: name, sidebar }));
  console.log(
    `${docs.length} docs are kept as version ${name} in ${folder}/, at ${versionBase(name)}/…\n` +
      'Its words stay as they are; tables and drawings that come from content/elements, content/screens and\n' +
      'openapi/ are those of today on every page. To offer the versions, put this into content/site/navbar.yaml:\n' +
      '  - { type: docsVersionDropdown }',
  );
}

await runIfMain(import.meta.url, 'snapshot-docs', () => snapshotDocs(process.argv[2] ?? ''));
