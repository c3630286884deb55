/**
 * Writes the sandbox's service worker to public/sandbox-worker.js, from lib/sandbox and what write-sandbox.ts made
 * of the API's description. Runs before Next, which copies it to the root of out/.
 */
import { createHash } from 'node:crypto';
import { build } from 'esbuild';
import { projectPath, readText } from '../../lib/files/project-files';
import { workerPath } from '../../lib/sandbox/browser/mount-path';
import { runIfMain } from '../run-if-main';

/** What a browser has kept fits as long as these are the same: the records, their fields, their types and rows. */
const kept = [
  '.generated/sandbox/sandbox-data.json',
  '.generated/sandbox/contract.json',
  'lib/sandbox/sandbox-data.ts',
  'lib/sandbox/sandbox-clock.ts',
  'lib/sandbox/browser/stored-rows.ts',
];

function readVersion(): string {
  const hash = createHash('sha256');
  for (const file of kept) hash.update(readText(file));
  return hash.digest('hex').slice(0, 12);
}

export async function emitSandboxWorker(): Promise<void> {
  await build({
    entryPoints: [projectPath('lib/sandbox/browser/service-worker.ts')],
    outfile: projectPath(`public${workerPath}`),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { SANDBOX_VERSION: JSON.stringify(readVersion()) },
  });
}

await runIfMain(import.meta.url, 'build-sandbox', emitSandboxWorker);
