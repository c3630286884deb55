/**
 * Writes public/console/elements.css: Stoplight Elements' style sheet inside a cascade layer. The sheet resets
 * headings, links and buttons of the whole page; in a layer it loses against the site's own styles. Behind it
 * stands components/console/theme.css, which gives Elements the site's colours.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { projectPath, readText } from '../../lib/files/project-files';
import { runIfMain } from '../run-if-main';

export function emitConsoleStyles(): void {
  const css = readFileSync(projectPath('node_modules/@stoplight/elements/styles.min.css'), 'utf8');
  mkdirSync(projectPath('public/console'), { recursive: true });
  const theme = readText('components/console/theme.css');
  writeFileSync(projectPath('public/console/elements.css'), `@layer elements{${css}}\n${theme}`);
}

await runIfMain(import.meta.url, 'build-console-css', emitConsoleStyles);
