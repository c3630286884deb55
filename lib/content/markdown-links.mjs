// @ts-check
import { posix } from 'node:path';
import { listPathVariants } from './path-variants.mjs';

/**
 * A folder of pages and the address below which they stand.
 * @typedef {{ folder: string, address: string }} ContentArea
 */

/**
 * Whether a link names a Markdown file by a path relative to the linking file: `./tokens.mdx#scope`. A path from
 * the root is an address instead, and every page has one that ends in `.md`.
 * @param {string} href
 */
export function isMarkdownLink(href) {
  return /^(?![/\\]|[a-z][a-z\d+.-]*:)[^?#]*\.mdx?(?:[?#]|$)/i.test(href);
}

/**
 * The address of the page that a link names by its file; undefined where it names no file of an area.
 * @param {string} href as the author wrote it
 * @param {string} file the file that has the link, from the project's root
 * @param {readonly ContentArea[]} areas
 * @param {(file: string) => boolean} exists asked with paths from the project's root
 * @returns {string | undefined}
 */
export function resolveMarkdownLink(href, file, areas, exists) {
  if (!isMarkdownLink(href)) return undefined;
  const end = href.search(/[?#]|$/);
  for (const path of listPathVariants(href.slice(0, end))) {
    const target = posix.join(posix.dirname(file), path);
    const area = areas.find(({ folder }) => target.startsWith(`${folder}/`));
    if (!area || !exists(target)) continue;
    const id = target.slice(area.folder.length + 1).replace(/\.mdx?$/i, '');
    return `${area.address}/${id}${href.slice(end)}`;
  }
  return undefined;
}
