import { transform } from 'esbuild';
import { buildInlineScript, inlineScriptNames, readBrowserSettings } from '../build-browser-script';
import { getColorModeScript } from '../color-mode-script';
import { writeModule } from '../write-files';

/** Compiles and minifies the scripts that are inlined in the pages. */
export async function run(): Promise<undefined> {
  const settings = readBrowserSettings();
  const scripts = await Promise.all(
    Object.entries(inlineScriptNames).map(
      async ([constant, file]) => [constant, await buildInlineScript(file, settings)] as const,
    ),
  );
  const { code } = await transform(getColorModeScript(settings), {
    minify: true,
    target: 'es2022',
  });
  writeModule('.generated/site/inline-scripts.ts', {
    ...Object.fromEntries(scripts),
    colorModeScript: code.trim(),
  });
}
