import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { findImageFile, type ImageFile, measureImage } from '../../../content/image-file';
import { isExternal } from '../../../site/urls';
import { isJsxElement, type MdxFinding, readAttribute } from './mdx-finding';

type Image = { node: MdxFinding['at']; src: string; alt: string };

function listImages(tree: Root): Image[] {
  const images: Image[] = [];
  const addresses = new Map<string, string>();
  visit(tree, 'definition', ({ identifier, url }) => {
    if (!addresses.has(identifier)) addresses.set(identifier, url);
  });
  visit(tree, (node) => {
    if (node.type === 'image') images.push({ node, src: node.url, alt: node.alt ?? '' });
    if (node.type === 'imageReference') {
      const src = addresses.get(node.identifier) ?? '';
      images.push({ node, src, alt: node.alt ?? '' });
    }
    if (!isJsxElement(node)) return;
    const src = readAttribute(node, 'src') ?? '';
    // check-components.ts reports an attribute of a component that is missing or empty.
    if (node.name === 'Figure' && src !== '') {
      images.push({ node, src, alt: readAttribute(node, 'alt') ?? 'an expression' });
    }
    if (node.name === 'img') images.push({ node, src, alt: readAttribute(node, 'alt') ?? '' });
  });
  return images;
}

function canMeasure(file: ImageFile): boolean {
  try {
    return measureImage(file).width > 0;
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
    const file = findImageFile(src);
    if (!file) {
      return [...withoutAlt, { ...problem, message: 'Missing image', expected: `public${src}` }];
    }
    return canMeasure(file)
      ? withoutAlt
      : [...withoutAlt, { ...problem, message: 'The file is not an image', expected: 'an image' }];
  });
}
