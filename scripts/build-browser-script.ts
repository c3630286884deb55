import { formatBrowserSettings } from '../lib/content/build-browser-settings';
import { projectPath, readText } from '../lib/kit/files/project-files';
import { type BrowserSettings, browserSettingsSchema } from '../lib/site/browser-settings-schema';
import { withoutSandbox } from './without-sandbox';
import { bundleCode } from './write-files';

/** The settings of the browser's code, which an earlier step makes of the content. Most changes of it leave them as they are. */
export const browserSettingsFile = '.generated/site/browser-settings.json';

export const readBrowserSettings = (): BrowserSettings =>
  browserSettingsSchema.parse(JSON.parse(readText(browserSettingsFile)));

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
  const code = await bundleCode({
    entryPoints: [projectPath(file)],
    format: 'iife',
    // "use strict" would be in every page, and changes nothing in these scripts.
    tsconfigRaw: {},
    plugins: [
      withoutSandbox,
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
  return code.trim().replace(/;$/, '');
}

/** Compiles an inline script of lib/inline-scripts. */
export const buildInlineScript = (
  name: (typeof inlineScriptNames)[keyof typeof inlineScriptNames],
  settings: BrowserSettings,
): Promise<string> => buildBrowserScript(`lib/client/inline-scripts/${name}.ts`, settings);
