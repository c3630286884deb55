import { readFileSync } from 'node:fs';
import { imageSize } from 'image-size';
import { isFile, projectPath } from '../kit/files/project-files';
import { pageFilesPath } from './page-files.mjs';
import { listPathVariants } from './path-variants.mjs';

/** An image in public/. */
export type ImageFile = {
  /** The path below public/, with a leading slash. */
  path: string;
  /** Its URL without the base URL. */
  url: string;
};

/** The file of a path of the site, which is in public/ or beside a page. */
const toFile = (path: string) =>
  path.startsWith(pageFilesPath) ? `content/${path.slice(pageFilesPath.length)}` : `public${path}`;

const encodePath = (path: string) => path.split('/').map(encodeURIComponent).join('/');

/**
 * Finds the image that an address means. Markdown encodes addresses, components have them as typed, and a file name can
 * have any characters, also `%`, `#`, and `?`, and letters in either normalization.
 * @param src the path below public/, with a leading slash
 * @returns undefined if there is no such file
 */
export function findImageFile(src: string): ImageFile | undefined {
  const [, address = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(src) ?? [];
  for (const [text, suffix] of [
    [src, ''],
    [address, rest],
  ] as const) {
    const variants = listPathVariants(text).flatMap((variant) => [
      variant,
      variant.normalize('NFC'),
      variant.normalize('NFD'),
    ]);
    const path = variants.find((variant) => isFile(toFile(variant)));
    if (path !== undefined) return { path, url: encodePath(path) + suffix };
  }
  return undefined;
}

/** Measures an image, in pixels. Throws if the file is none. */
export function measureImage({ path }: ImageFile): { width: number; height: number } {
  const { width, height } = imageSize(readFileSync(projectPath(toFile(path))));
  return { width, height };
}
