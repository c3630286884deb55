import { build } from 'esbuild';
import { formatBrowserSettings } from '../lib/content/build-browser-settings';
import { projectPath } from '../lib/kit/files/project-files';
import type { BrowserSettings } from '../lib/site/browser-settings-schema';

/** The constant of `.generated/site/inline-scripts.ts` and the file in lib/client/inline-scripts for each inline script. */
export const inlineScriptNames = {
  bootScript: 'boot',
  pageEndScript: 'page-end',
  baseUrlBannerScript: 'base-url-banner',
  notFoundScript: 'not-found',
  preloadConsoleScript: 'preload-console',
  earlyRoleScript: 'early-role',
} as const;

/**
 * Compiles a script that Next does not bundle to one line of JavaScript, with the given settings built in.
 * @param file from the project's root
 */
export async function buildBrowserScript(file: string, settings: BrowserSettings): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [projectPath(file)],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    // "use strict" would be in every page, and changes nothing in these scripts.
    tsconfigRaw: {},
    plugins: [
      {
        name: 'browser-settings',
        setup({ onLoad }) {
          onLoad({ filter: /lib\/site\/browser-settings\.ts$/ }, () => ({
            contents: formatBrowserSettings(settings),
            loader: 'ts',
          }));
        },
      },
    ],
  });
  const [output] = outputFiles;
  if (!output) throw new Error(`esbuild returned no output for ${file}`);
  return output.text.trim().replace(/;$/, '');
}

/** Compiles an inline script of lib/inline-scripts. */
export const buildInlineScript = (
  name: (typeof inlineScriptNames)[keyof typeof inlineScriptNames],
  settings: BrowserSettings,
): Promise<string> => buildBrowserScript(`lib/client/inline-scripts/${name}.ts`, settings);
