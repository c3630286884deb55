import { posix } from 'node:path';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { findImageFile, type ImageFile, measureImage } from '../../../content/image-file';
import { resolvePageFile } from '../../../content/page-files.mjs';
import type { Finding } from '../../../kit/diagnostics/diagnostic';
import { isFile } from '../../../kit/files/project-files';
import { getSite, siteFiles } from '../../../site/site-settings';
import { isExternal } from '../../../site/urls';
import { isJsxElement, type MdxFinding, readAttribute } from './mdx-finding';

type Address = {
  node: MdxFinding['at'];
  src: string;
  kind: 'image' | 'media' | 'embed';
  /** Whether the author has said what the image shows, or that it shows nothing: `alt=""`. */
  hasAlt: boolean;
};

const hasText = (alt: string | null | undefined) => (alt ?? '').trim() !== '';

function listAddresses(tree: Root): Address[] {
  const addresses: Address[] = [];
  const definitions = new Map<string, string>();
  visit(tree, 'definition', ({ identifier, url }) => {
    if (!definitions.has(identifier)) definitions.set(identifier, url);
  });
  visit(tree, (node) => {
    const addImage = (src: string, hasAlt: boolean) =>
      addresses.push({ node, src, hasAlt, kind: 'image' });
    if (node.type === 'image') addImage(node.url, hasText(node.alt));
    if (node.type === 'imageReference') {
      addImage(definitions.get(node.identifier) ?? '', hasText(node.alt));
    }
    if (!isJsxElement(node)) return;
    const { name } = node;
    const src = readAttribute(node, 'src') ?? '';
    // check-components.ts reports an attribute of a component that is missing or empty.
    if (name === 'Figure' && src !== '') addImage(src, true);
    if (name === 'img') {
      addImage(
        src,
        node.attributes.some((a) => a.type === 'mdxJsxAttribute' && a.name === 'alt'),
      );
    }
    const hasAlt = true;
    if (name === 'Embed' && src !== '') addresses.push({ node, src, hasAlt, kind: 'embed' });
    if (src !== '' && ['video', 'audio', 'source', 'track'].includes(name ?? '')) {
      addresses.push({ node, src, hasAlt, kind: 'media' });
    }
    const poster = name === 'video' ? readAttribute(node, 'poster') : undefined;
    if (poster !== undefined) addresses.push({ node, src: poster, hasAlt, kind: 'media' });
  });
  return addresses;
}

function canMeasure(file: ImageFile): boolean {
  try {
    return measureImage(file).width > 0;
  } catch {
    return false;
  }
}

const settingsFile = siteFiles.settings;

/** Checks the address of something on another site. */
function checkHost({ src, kind }: Address): Finding[] {
  if (kind === 'media') {
    const expected = 'a file of this site, or <Embed src="…" title="…" />';
    return [{ message: 'The file is on another site', found: src, expected }];
  }
  const { imageHosts, embedHosts } = getSite();
  const origin = URL.canParse(src) ? new URL(src).origin : undefined;
  if ((kind === 'embed' ? embedHosts : imageHosts).some((host) => host === origin)) return [];
  const setting = kind === 'embed' ? 'embedHosts' : 'imageHosts';
  const message = `The ${kind === 'embed' ? 'site is not one that pages embed' : 'image is not on this site'}`;
  const own = kind === 'embed' ? '' : 'the path of a file, or ';
  const expected = `${own}${origin ?? 'its host'} in \`${setting}\` of ${settingsFile}`;
  return [{ message, found: src, expected }];
}

function checkAddress(address: Address, page: string): Finding[] {
  const { src, kind } = address;
  if (isExternal(src) || kind === 'embed') return checkHost(address);
  const path = src.startsWith('/') ? src : resolvePageFile(src, page, isFile);
  if (path === undefined) {
    const message = kind === 'image' ? 'Missing image' : 'Missing file';
    const expected = `${posix.join(posix.dirname(page), src)}, or a path such as /images/x.png of public/`;
    return [{ message, found: src, expected }];
  }
  const file = findImageFile(path);
  if (!file) {
    const message = kind === 'image' ? 'Missing image' : 'Missing file';
    return [{ message, found: src, expected: `public${src}` }];
  }
  const isWrong = kind === 'image' && !canMeasure(file);
  return isWrong ? [{ message: 'The file is not an image', found: src, expected: 'an image' }] : [];
}

/**
 * Reports images and videos that are no files of this site nor on a host that the settings allow, and images without an
 * alternative text.
 * @param page the file, from the project's root
 */
export function checkImages(tree: Root, page: string): MdxFinding[] {
  return listAddresses(tree).flatMap((address): MdxFinding[] => {
    const { node, src, hasAlt } = address;
    const expected = '![text](path), or <img alt="" /> if it only decorates';
    const message = 'The image has no alternative text';
    const findings = [
      ...(hasAlt ? [] : [{ message, found: src, expected }]),
      ...checkAddress(address, page),
    ];
    return findings.map((finding) => ({ at: node, ...finding }));
  });
}
