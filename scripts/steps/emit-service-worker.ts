import { projectPath, readText, writeText } from '../../lib/kit/files/project-files';
import { workerPath } from '../../lib/site/browser/worker-protocol';
import { withoutSandbox } from '../without-sandbox';
import { bundleCode, nameContent } from '../write-files';

/** The files that determine the format of stored records. If one changes, browsers discard their data. */
const versionInputs = [
  '.generated/sandbox/sandbox-data.json',
  '.generated/sandbox/contract.json',
  'lib/sandbox/sandbox-data.ts',
  'lib/sandbox/sandbox-clock.ts',
  'lib/sandbox/browser/stored-rows.ts',
];

const createVersion = () => nameContent(versionInputs.map(readText).join(''), 12);

/** Bundles the service worker into public/. Next copies it to the root of out/, as its scope requires. */
export async function run(): Promise<undefined> {
  const code = await bundleCode({
    entryPoints: [projectPath('lib/client/service-worker/service-worker.ts')],
    format: 'iife',
    plugins: [withoutSandbox],
    define: {
      SANDBOX_VERSION: JSON.stringify(createVersion()),
      // Workbox writes to the console otherwise.
      'process.env.NODE_ENV': '"production"',
    },
  });
  writeText(`public${workerPath}`, code);
}
