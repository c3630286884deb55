import { createHash } from 'node:crypto';
import { writeText } from '../../lib/kit/files/project-files';
import { scriptsFolder } from '../../lib/site/versioned-files';
import { buildBrowserScript, readBrowserSettings } from '../build-browser-script';
import { buildIslands } from '../build-islands';
import { removeOutdated, writeModule } from '../write-files';

/** The scripts that pages load, by their name, with the file that each is made of. */
const files = {
  controls: 'lib/client/controls/controls.ts',
  feedback: 'lib/client/controls/feedback-section.ts',
  viewAs: 'lib/api/roles/browser/view-as-script.ts',
  trafficWorker: 'lib/calls/traffic/worker/traffic-worker.ts',
} as const;

const toFileName = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function writeScript(name: string, code: string) {
  const hash = createHash('sha256').update(code).digest();
  const path = `${scriptsFolder}${toFileName(name)}.${hash.toString('hex').slice(0, 8)}.js`;
  writeText(`public${path}`, code);
  return { name, script: { path, integrity: `sha256-${hash.toString('base64')}` } };
}

/**
 * Compiles and minifies the scripts that pages load, and the code that they load later. Writes their paths, which change
 * with their content, and their hashes for the pages, which run no other script at these paths.
 */
export async function run(): Promise<undefined> {
  const settings = readBrowserSettings();
  const [islands, ...scripts] = await Promise.all([
    buildIslands(),
    ...Object.entries(files).map(async ([name, file]) =>
      writeScript(name, await buildBrowserScript(file, settings)),
    ),
  ]);
  scripts.push(writeScript('behaviors', islands.script));
  const code = islands.files.map(({ name, code: content }) => {
    const path = `public${scriptsFolder}${name}.js`;
    writeText(path, content);
    return path;
  });
  const toPaths = (names: readonly string[]) => names.map((name) => `${scriptsFolder}${name}.js`);
  const { consoleFiles, consoleOnlyFiles, reactFile } = islands;
  removeOutdated(`public${scriptsFolder}`.replace(/\/$/, ''), '.js', [
    ...scripts.map(({ script }) => `public${script.path}`),
    ...code,
  ]);
  writeModule('.generated/site/page-scripts.ts', {
    ...Object.fromEntries(scripts.map(({ name, script }) => [`${name}Script`, script])),
    consoleFiles: toPaths(consoleFiles),
    consoleOnlyFiles: toPaths(consoleOnlyFiles),
    reactFile: `${scriptsFolder}${reactFile}.js`,
  });
}
