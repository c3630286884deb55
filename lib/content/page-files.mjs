// @ts-check
import { posix } from 'node:path';
import { pagePattern } from './doc-path.mjs';
import { listPathVariants } from './path-variants.mjs';

/** The folder of public/ with copies of the files beside pages (scripts/steps/emit-page-files.ts). */
export const pageFilesPath = '/page-files/';

/** The folders of pages, whose other files are published. */
const folders = /^content\/(?:docs|api|versions\/[^/]+\/docs)\//;

/**
 * Whether a file is beside pages and published with them: an image, a video, or a download.
 * @param {string} file the path from the project's root
 */
export const isPageFile = (file) =>
  folders.test(file) && !pagePattern.test(file) && /\.[a-z\d]+$/i.test(file) && !/\/\./.test(file);

/**
 * Returns the path of a file beside pages in public/.
 * @param {string} file
 */
export const toPublicPath = (file) => pageFilesPath + file.slice('content/'.length);

/**
 * Resolves a relative address of an image or a download to the path of its copy; undefined if it does not lead to a file.
 * @param {string} address
 * @param {string} page the file that has the address
 * @param {(file: string) => boolean} exists
 * @returns {string | undefined}
 */
export function resolvePageFile(address, page, exists) {
  if (/^(?:[/#?\\]|[a-z][a-z\d+.-]*:)/i.test(address) || address === '') return undefined;
  const end = address.search(/[?#]|$/);
  for (const path of listPathVariants(address.slice(0, end))) {
    const file = posix.join(posix.dirname(page), path);
    if (!isPageFile(file) || !exists(file)) continue;
    return toPublicPath(file).split('/').map(encodeURIComponent).join('/') + address.slice(end);
  }
  return undefined;
}
