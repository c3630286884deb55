// @ts-check
import { posix } from 'node:path';

/** The names of pages. */
export const pagePattern = /\.mdx?$/;

/**
 * Whether a file of MDX is a part of pages, which import it, and no page: `_part.mdx`, `_shared/part.mdx`.
 * @param {string} path
 */
export const isPartial = (path) => /(?:^|\/)_[^/]*(?:\/|$)/.test(path);

/**
 * Returns the `slug` of a page's front matter.
 * @param {string} source
 */
export function readSlug(source) {
  const [metadata = ''] = /^---\r?\n[\s\S]*?\n---/.exec(source) ?? [];
  return /^slug:[ \t]*(["']?)(\S+)\1[ \t]*$/m.exec(metadata)?.[2];
}

/**
 * Returns the path of a page. That of `x/index` is the path of the folder. A slug replaces the name of the file, or with
 * a leading slash the path below the area's.
 * @param {string} basePath the path of the area
 * @param {string} id the path of the file in the area's folder, without its extension
 * @param {string | undefined} slug
 */
export function toDocPath(basePath, id, slug) {
  const target = slug?.startsWith('/')
    ? slug
    : posix.join(posix.dirname(id), slug ?? posix.basename(id).replace(/^index$/, ''));
  const path = posix.join('/', target).replace(/\/+$/, '');
  return path === '/' ? basePath : basePath + path;
}
