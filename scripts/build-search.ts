/**
 * Writes the search index of out/ and the worker that reads it, to out/search-data/ and, for `npm run dev`,
 * to public/search-data/: worker.js, index-<hash>.json, and manifest.json, which names the index.
 */
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { listExportedPages, stripInlineScripts } from '../lib/export/pages';
import { projectPath } from '../lib/files/read';
import { buildIndexFile } from '../lib/search/engine';
import { type SearchManifest, searchFiles } from '../lib/search/protocol';
import { buildRecords } from '../lib/search/records';
import { isSnapshotPath } from '../lib/site/urls';
import { runScript } from './run-script';

export async function buildSearch(): Promise<void> {
  const records = listExportedPages()
    .filter(({ path }) => !isSnapshotPath(path))
    .flatMap(({ html, path }) => buildRecords(stripInlineScripts(html), path));
  const index = JSON.stringify(await buildIndexFile(records));
  const name = `index-${createHash('sha256').update(index).digest('hex').slice(0, 12)}.json`;
  const folder = projectPath(`public${searchFiles.folder}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${name}`, index);
  writeFileSync(
    `${folder}/manifest.json`,
    JSON.stringify({ index: name } satisfies SearchManifest),
  );
  await build({
    entryPoints: [projectPath('lib/search/worker.ts')],
    outfile: `${folder}/worker.js`,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
  });
  cpSync(folder, projectPath(`out${searchFiles.folder}`), { recursive: true });
  console.log(`${records.length} records, ${(index.length / 1024).toFixed(0)} KB`);
}

await runScript(import.meta.url, 'build-search', buildSearch);
