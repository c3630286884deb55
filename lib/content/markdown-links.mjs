// @ts-check
import { posix } from 'node:path';
import { isPartial, toDocPath } from './doc-path.mjs';
import { listPathVariants } from './path-variants.mjs';

/**
 * Whether a link leads to a Markdown file by a relative path: `./tokens.mdx#scope`. A path from the root is not one:
 * every page has a Markdown version with such a path.
 * @param {string} href
 */
export function isMarkdownLink(href) {
  return /^(?![/\\]|[a-z][a-z\d+.-]*:)[^?#]*\.mdx?(?:[?#]|$)/i.test(href);
}

/**
 * Resolves a link to a Markdown file to the path of its page; undefined if it does not lead to a file of an area.
 * @param {string} href the link in the source
 * @param {string} file the file that has the link, from the project's root
 * @param {readonly import('./content-areas.mjs').AreaLocation[]} areas
 * @param {(file: string) => { slug?: string | undefined } | undefined} find finds a page by its file, from the root
 * @returns {string | undefined}
 */
export function resolveMarkdownLink(href, file, areas, find) {
  if (!isMarkdownLink(href)) return undefined;
  const end = href.search(/[?#]|$/);
  for (const path of listPathVariants(href.slice(0, end))) {
    const target = posix.join(posix.dirname(file), path);
    const area = areas.find(({ folder }) => target.startsWith(`${folder}/`));
    const page = area && !isPartial(target) ? find(target) : undefined;
    if (!area || !page) continue;
    const id = target.slice(area.folder.length + 1).replace(/\.mdx?$/i, '');
    return toDocPath(area.basePath, id, page.slug) + href.slice(end);
  }
  return undefined;
}
