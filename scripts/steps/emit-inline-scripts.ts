import { transform } from 'esbuild';
import { buildBrowserSettings } from '../../lib/content/build-browser-settings';
import { writeText } from '../../lib/kit/files/project-files';
import { buildInlineScript, inlineScriptNames } from '../build-browser-script';
import { getColorModeScript } from '../color-mode-script';

/** Compiles and minifies the scripts that are inlined in the pages. */
export async function run() {
  const settings = buildBrowserSettings();
  const constants = await Promise.all(
    Object.entries(inlineScriptNames).map(async ([constant, file]) => {
      const code = await buildInlineScript(file, settings);
      return `export const ${constant} = ${JSON.stringify(code)};\n`;
    }),
  );
  const { code } = await transform(getColorModeScript(settings), {
    minify: true,
    target: 'es2022',
  });
  constants.push(`export const colorModeScript = ${JSON.stringify(code.trim())};\n`);
  writeText('.generated/site/inline-scripts.ts', constants.join(''));
  return undefined;
}
