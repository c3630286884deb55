/**
 * Writes public/console/elements.css: Stoplight Elements' style sheet inside a cascade layer. The sheet resets
 * headings, links and buttons of the whole page; in a layer it loses against the site's own styles.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { projectPath } from '../lib/files/read';
import { runScript } from './run-script';

export function buildConsoleCss(): void {
  const css = readFileSync(projectPath('node_modules/@stoplight/elements/styles.min.css'), 'utf8');
  mkdirSync(projectPath('public/console'), { recursive: true });
  writeFileSync(projectPath('public/console/elements.css'), `@layer elements{${css}}`);
}

await runScript(import.meta.url, 'build-console-css', buildConsoleCss);
