import { consolePreloadsId } from '../console/console-preloads-id';

/** A file that the console needs, as a preload names it. */
export type Preload = { href: string; as: 'script' | 'style' | 'fetch' };

/** What the bundler writes for `import()`: the paths of the chunks of a module. */
const dynamicImport = /Promise\.all\(\[("static\/chunks\/[^\]]+")\]\.map/g;

const charset = '<meta charSet="utf-8"/>';

/**
 * Finds the chunks of the console in the code of its page.
 * @param scripts the code of the page's scripts
 * @param read returns a file of `_next` by its path
 * @param marker a text that only the console's code contains
 * @throws an error if the code is not built as by the supported version of Next
 */
export function findConsoleChunks(
  scripts: readonly string[],
  read: (path: string) => string,
  marker: string,
): string[] {
  const lists = scripts.flatMap((code) =>
    [...code.matchAll(dynamicImport)].map(([, list = '']) =>
      [...list.matchAll(/"([^"]+)"/g)].map(([, path = '']) => path),
    ),
  );
  const ofConsole = lists.filter((paths) =>
    paths.some((path) => path.endsWith('.js') && read(path).includes(marker)),
  );
  const [chunks] = ofConsole;
  if (!chunks || ofConsole.length !== 1)
    throw new Error(
      `found ${ofConsole.length} dynamic imports of the console in ${lists.length}, expected one`,
    );
  return chunks;
}

/** Low priority, as that of the page's own scripts: those come first. */
const formatPreload = ({ href, as }: Preload) =>
  `<link rel="preload" fetchpriority="low" as="${as}" href="${href}"${as === 'fetch' ? ' crossorigin="anonymous"' : ''}>`;

/** Adds preloads to a page, which an inline script activates (lib/inline-scripts/preload-console.ts). */
export function addPreloads(html: string, preloads: readonly Preload[], script: string): string {
  if (!html.includes(charset)) throw new Error(`found no ${charset}, expected one`);
  const links = preloads.map(formatPreload).join('');
  const template = `<template id="${consolePreloadsId}">${links}</template>`;
  return html.replace(charset, () => `${charset}${template}<script>${script}</script>`);
}
