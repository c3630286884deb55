import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { buildBrowserSettings } from '../../lib/content/build-browser-settings';
import { listFiles, projectPath, writeText } from '../../lib/files/project-files';
import { scriptsFolder } from '../../lib/site/scripts-folder';
import { buildBrowserScript } from '../build-browser-script';

/** The scripts that pages load without React, by their name, with the file that each is made of. */
const files = {
  controls: 'lib/controls/controls.ts',
  feedback: 'lib/controls/feedback-section.ts',
  roleLens: 'lib/role-lens/browser/role-lens-script.ts',
} as const;

const toFileName = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Compiles and minifies the scripts of the controls that need no React. Writes their paths, which change with their
 * content, and their hashes for the pages, which run no other script at these paths.
 */
export async function run() {
  const settings = buildBrowserSettings();
  const scripts = await Promise.all(
    Object.entries(files).map(async ([name, file]) => {
      const code = await buildBrowserScript(file, settings);
      const hash = createHash('sha256').update(code).digest();
      const path = `${scriptsFolder}${toFileName(name)}.${hash.toString('hex').slice(0, 8)}.js`;
      writeText(`public${path}`, code);
      return { name, script: { path, integrity: `sha256-${hash.toString('base64')}` } };
    }),
  );
  const written = new Set(scripts.map(({ script }) => `public${script.path}`));
  for (const file of listFiles(`public${scriptsFolder}`.replace(/\/$/, ''), '.js'))
    if (!written.has(file)) rmSync(projectPath(file));
  writeText(
    '.generated/site/controls-script.ts',
    scripts
      .map(({ name, script }) => `export const ${name}Script = ${JSON.stringify(script)};\n`)
      .join(''),
  );
  return undefined;
}
