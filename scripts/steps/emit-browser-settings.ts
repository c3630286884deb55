import {
  buildBrowserSettings,
  formatBrowserSettings,
} from '../../lib/content/build-browser-settings';
import { writeText } from '../../lib/files/project-files';

/** Writes the settings that the browser's code needs as a module of constants. */
export function run() {
  writeText('.generated/site/browser-settings.ts', formatBrowserSettings(buildBrowserSettings()));
  return undefined;
}
