import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { offlineUrl } from '../../lib/build/export/offline-files';
import {
  type ManifestFile,
  manifestPath,
  type OfflineManifest,
} from '../../lib/client/offline/offline-manifest';
import { findPageFiles } from '../../lib/client/offline/page-files';
import { mapInBatches } from '../../lib/kit/async/map-in-batches';
import type { Diagnostic } from '../../lib/kit/diagnostics/diagnostic';
import {
  isFile,
  listFiles,
  projectPath,
  readText,
  writeText,
} from '../../lib/kit/files/project-files';
import { getSite } from '../../lib/site/site-settings';
import { withBase } from '../../lib/site/urls';

const compress = promisify(gzip);

/** How many files are read at a time. */
const batchSize = 16;

const smallestPossibleTransfer = async (content: Buffer) =>
  Math.min(content.length, (await compress(content)).length);

/** Lists the files that the portal needs when it is read offline: out/offline-manifest.json. */
export async function run(): Promise<Diagnostic[] | string> {
  const { baseUrl } = getSite();
  const build = findPageFiles(readText('out/index.html'))?.build;
  if (build === undefined) {
    const message = 'No page has the ID of the build';
    const expected = 'one for offline reading';
    return [{ severity: 'error', file: 'out/index.html', message, found: 'none', expected }];
  }
  const entries = listFiles('out', '')
    .filter(isFile)
    .flatMap((file) => {
      const path = offlineUrl(file.slice('out/'.length));
      return path === undefined ? [] : [{ file, url: withBase(path, baseUrl) }];
    });
  const measured = await mapInBatches(entries, batchSize, async ({ file, url }) => {
    const content = readFileSync(projectPath(file));
    const hash = createHash('sha256').update(content).digest('hex');
    const entry: ManifestFile = { url, hash, bytes: content.length };
    return { entry, transfer: await smallestPossibleTransfer(content) };
  });
  const files = measured.map(({ entry }) => entry);
  const transferBytes = measured.reduce((sum, { transfer }) => sum + transfer, 0);
  const manifest: OfflineManifest = { build, transferBytes, files };
  writeText(`out${manifestPath}`, JSON.stringify(manifest));
  return `${files.length} files`;
}
