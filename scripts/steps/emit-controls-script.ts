import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { buildBrowserSettings } from '../../lib/content/build-browser-settings';
import { listFiles, projectPath, writeText } from '../../lib/files/project-files';
import { scriptsFolder } from '../../lib/site/scripts-folder';
import { buildBrowserScript } from '../build-browser-script';

/**
 * Compiles and minifies the script of the controls that need no React. Writes its path, which changes with its content,
 * and its hash for the pages, which run no other script at that path.
 */
export async function run() {
  const code = await buildBrowserScript('lib/controls/controls.ts', buildBrowserSettings());
  const hash = createHash('sha256').update(code).digest();
  const path = `${scriptsFolder}controls.${hash.toString('hex').slice(0, 8)}.js`;
  writeText(`public${path}`, code);
  for (const file of listFiles(`public${scriptsFolder}`.replace(/\/$/, ''), '.js'))
    if (file !== `public${path}`) rmSync(projectPath(file));
  const script = { path, integrity: `sha256-${hash.toString('base64')}` };
  writeText(
    '.generated/site/controls-script.ts',
    `export const controlsScript = ${JSON.stringify(script)};\n`,
  );
  return undefined;
}
