import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { findInheritedFields } from '../../lib/api/description/inherited-fields';
import { getOpenApiDocument } from '../../lib/api/description/load-openapi-document';
import { getExportedPages } from '../../lib/build/export/exported-pages';
import { listVersions } from '../../lib/content/docs-versions';
import type { Diagnostic } from '../../lib/kit/diagnostics/diagnostic';
import { locateInYaml } from '../../lib/kit/diagnostics/parse-yaml';
import { projectPath } from '../../lib/kit/files/project-files';
import { buildSearchIndex } from '../../lib/search/engine/build-search-index';
import { addQuestions, type PageQuestions } from '../../lib/search/engine/index/add-questions';
import { mergeRepeatedRows } from '../../lib/search/engine/index/merge-repeated-rows';
import type { SearchManifest } from '../../lib/search/engine/worker/search-protocol';
import { recordKinds } from '../../lib/search/site/record-kinds';
import { maxSuggestions, searchFiles } from '../../lib/search/site/search-settings';
import { currentVersion, isSnapshotPath, routes, versionBase } from '../../lib/site/page-paths';
import { getSite, siteFiles } from '../../lib/site/site-settings';
import { nameContent } from '../write-files';

const folder = projectPath(`public${searchFiles.folder}`);
const exportedFolder = projectPath(`out${searchFiles.folder}`);

const nameFile = (kind: string, content: string) =>
  `index-${kind}-${nameContent(content, 12)}.json`;

/** Whether the index of a docs version includes a page: it is one of its docs, or does not belong to a version. */
function isInVersion(path: string, version: string): boolean {
  const isDoc = path === routes.docs || path.startsWith(`${routes.docs}/`);
  if (!isDoc) return true;
  if (version === currentVersion) return !isSnapshotPath(path);
  return path.startsWith(`${versionBase(version)}/`);
}

/** Reports questions of a page, section, or row that does not exist. */
const reportUnknownTargets = (unknown: readonly PageQuestions[]): Diagnostic[] =>
  locateInYaml(
    siteFiles.questions,
    unknown.map(({ to }) => ({
      at: ['answers', getSite().answers.findIndex((answer) => answer.to === to), 'to'],
      message: 'The search has no such page or part of a page',
      found: to,
      expected: 'the path of a page, or of a heading or row of one',
    })),
  );

async function buildWorker(manifest: SearchManifest): Promise<void> {
  await build({
    entryPoints: [projectPath('lib/search/site/worker/search-worker.ts')],
    outfile: `${folder}/worker.js`,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    // The default build also has documents, workers, and databases.
    alias: {
      flexsearch: projectPath('node_modules/flexsearch/dist/flexsearch.compact.module.min.js'),
    },
    define: { SEARCH_MANIFEST: JSON.stringify(manifest) },
  });
}

/**
 * Writes the search index and the worker that reads it to out/search-data/ and, for `npm run dev`, to
 * public/search-data/. Each docs version has its own index: its docs, and the pages that do not belong to a version.
 */
export async function run() {
  const pages = await getExportedPages();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const manifest: SearchManifest = { latest: currentVersion, cores: {} };
  const summary: string[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const { name, status } of listVersions()) {
    const { records, unknown } = addQuestions(
      mergeRepeatedRows(
        pages.flatMap((page) => (isInVersion(page.path, name) ? page.records : [])),
        findInheritedFields(getOpenApiDocument()),
      ),
      getSite().answers,
    );
    if (name === currentVersion) diagnostics.push(...reportUnknownTargets(unknown));
    const { core, files } = await buildSearchIndex(records, {
      kinds: recordKinds,
      synonyms: getSite().synonyms,
      nameFile,
      maxSuggestions,
    });
    for (const file of [core, ...files]) writeFileSync(`${folder}/${file.name}`, file.content);
    manifest.cores[name] = core.name;
    if (status === 'latest') manifest.latest = name;
    const size = files.reduce((sum, { content }) => sum + content.length, core.content.length);
    summary.push(`${name}: ${records.length} records, ${(size / 1000).toFixed(0)} KB`);
  }
  // The worker's code includes the manifest. The file is for tests and benchmarks.
  writeFileSync(`${folder}/${searchFiles.manifest}`, JSON.stringify(manifest));
  await buildWorker(manifest);
  // Next has copied the index of the build before, whose files have other names.
  rmSync(exportedFolder, { recursive: true, force: true });
  cpSync(folder, exportedFolder, { recursive: true });
  return diagnostics.length > 0 ? diagnostics : summary.join('; ');
}
