import {
  buildBrowserSettings,
  formatBrowserSettings,
} from '../../lib/content/build-browser-settings';
import { writeText } from '../../lib/kit/files/project-files';
import { browserSettingsFile } from '../build-browser-script';
import { writeJson } from '../write-files';

/**
 * Writes the settings that the browser's code needs: each as a module, so that bundlers leave out those that a bundle does
 * not use, and a module that exports all.
 */
export function run(): undefined {
  const settings = buildBrowserSettings();
  const entries = Object.entries(settings);
  for (const [name, value] of entries) {
    writeText(`.generated/site/${name}.ts`, formatBrowserSettings({ [name]: value }));
  }
  const names = entries.map(([name]) => `export { ${name} } from './${name}';\n`);
  writeText('.generated/site/browser-settings.ts', names.join(''));
  writeJson(browserSettingsFile, settings);
}
