/**
 * Creates a snapshot of the current docs: `npm run snapshot -- 1.0` copies content/docs and the sidebar to
 * content/versions/1.0/, and rewrites the links between the docs. Run it for each release and commit the folder.
 */
import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname, extname } from 'node:path';
import { stringify } from 'yaml';
import { getAreaLocation, snapshotFolder } from '../lib/content/content-areas.mjs';
import { isPartial, pagePattern } from '../lib/content/doc-path.mjs';
import { listDocs } from '../lib/content/docs';
import { findVersionNameError, rewriteDocLinks } from '../lib/content/docs-snapshot';
import { listSnapshots } from '../lib/content/docs-versions';
import {
  isFile,
  listFiles,
  projectPath,
  readText,
  writeText,
} from '../lib/kit/files/project-files';
import { currentVersion, versionBase } from '../lib/site/page-paths';
import { getSite } from '../lib/site/site-settings';
import { runIfMain } from './run-if-main';

function snapshotDocs(name: string): void {
  const error = findVersionNameError(name, [currentVersion, ...listSnapshots()]);
  if (error) throw new Error(`${error}\nUsage: npm run snapshot -- 1.0`);
  const folder = snapshotFolder(name);
  const docs = listDocs();
  const ids = new Set(docs.map(({ id }) => id));
  for (const { id, file } of docs) {
    const path = `${folder}/docs/${id}${extname(file)}`;
    writeText(path, rewriteDocLinks(readText(file), ids, versionBase(name)));
  }
  // Parts and images of the pages.
  const { folder: source } = getAreaLocation('docs');
  for (const file of listFiles(source, '').filter(isFile)) {
    const path = file.slice(source.length + 1);
    if (pagePattern.test(path) && !isPartial(path)) continue;
    const target = projectPath(folder, 'docs', path);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(projectPath(file), target);
  }
  const { sidebar } = getSite();
  const head = '# The label of this version, and the sidebar at the time of the snapshot.\n\n';
  writeText(`${folder}/version.yaml`, head + stringify({ label: name, sidebar }));
  console.log(
    `Copied ${docs.length} docs to ${folder}/. Version ${name} is at ${versionBase(name)}/…\n` +
      'The text of its pages no longer changes. Tables and diagrams from content/elements, content/screens and\n' +
      'openapi/ are current on the pages of all versions.\n' +
      'To let readers select a version, add an item to content/site/navbar.yaml:\n' +
      '  - { type: docsVersionDropdown }',
  );
}

await runIfMain(import.meta.url, 'snapshot-docs', () => snapshotDocs(process.argv[2] ?? ''));
