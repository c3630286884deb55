import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { measureImage } from '../../../content/measure-image';
import { isFile } from '../../../kit/files/project-files';
import { isExternal } from '../../../site/urls';
import { isJsxElement, type MdxFinding, readAttribute } from './mdx-finding';

type Image = { node: MdxFinding['at']; src: string; alt: string };

function listImages(tree: Root): Image[] {
  const images: Image[] = [];
  visit(tree, (node) => {
    if (node.type === 'image') images.push({ node, src: node.url, alt: node.alt ?? '' });
    if (!isJsxElement(node) || node.name !== 'Figure') return;
    const src = readAttribute(node, 'src');
    // check-components.ts reports an attribute that is missing or empty.
    if (src) images.push({ node, src, alt: readAttribute(node, 'alt') ?? 'an expression' });
  });
  return images;
}

function canMeasure(src: string): boolean {
  try {
    return measureImage(src).width > 0;
  } catch {
    return false;
  }
}

/** Reports images that are not files in public/, and images without an alternative text. */
export function checkImages(tree: Root): MdxFinding[] {
  return listImages(tree).flatMap(({ node, src, alt }): MdxFinding[] => {
    const problem = { at: node, found: src };
    const withoutAlt =
      alt.trim() === ''
        ? [{ ...problem, message: 'The image has no alternative text', expected: '![text](path)' }]
        : [];
    if (isExternal(src) || !src.startsWith('/')) {
      const expected = 'the path of a file in public/, such as /images/x.png';
      return [...withoutAlt, { ...problem, message: 'The image is not on this site', expected }];
    }
    if (!isFile(`public${src}`)) {
      return [...withoutAlt, { ...problem, message: 'Missing image', expected: `public${src}` }];
    }
    return canMeasure(src)
      ? withoutAlt
      : [...withoutAlt, { ...problem, message: 'The file is not an image', expected: 'an image' }];
  });
}
