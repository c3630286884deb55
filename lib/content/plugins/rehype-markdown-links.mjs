// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { visit } from 'unist-util-visit';
import { readSlug } from '../doc-path.mjs';
import { resolveMarkdownLink } from '../markdown-links.mjs';
import { resolvePageFile } from '../page-files.mjs';

/** Attributes with the address of an image or a video. */
const addresses = ['src', 'poster'];

/**
 * Replaces links to the files of other pages (`./tokens.mdx#scope`) with the paths of the pages, in Markdown and in the
 * `href` of components. Those to other files beside the page get the path of
 * their copies. A link to a missing file is not changed; the build step check-links reports it.
 * @typedef {import('../content-areas.mjs').AreaLocation} AreaLocation
 * @param {{ areas: readonly AreaLocation[], filesHash?: string }} options `filesHash` is only part of
 * Turbopack's cache key; the plugin itself looks for files on the disk
 */
export default function rehypeMarkdownLinks({ areas }) {
  /**
   * @param {import('hast').Root} tree
   * @param {import('vfile').VFile} file
   */
  return (tree, file) => {
    const source = relative(file.cwd, file.path).split(sep).join('/');
    /** @param {string} target */
    const find = (target) => {
      const path = resolve(file.cwd, target);
      return existsSync(path) ? { slug: readSlug(readFileSync(path, 'utf8')) } : undefined;
    };
    /** @param {string} href */
    const toPath = (href) => resolveMarkdownLink(href, source, areas, find) ?? toFilePath(href);
    /** @param {string} address */
    const toFilePath = (address) =>
      resolvePageFile(address, source, (path) => existsSync(resolve(file.cwd, path))) ?? address;
    visit(tree, (node) => {
      if (node.type === 'element') {
        const { properties } = node;
        if (typeof properties.href === 'string') properties.href = toPath(properties.href);
        for (const name of addresses) {
          const address = properties[name];
          if (typeof address === 'string') properties[name] = toFilePath(address);
        }
      }
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
        if (attribute.name === 'href') attribute.value = toPath(attribute.value);
        if (addresses.includes(attribute.name)) attribute.value = toFilePath(attribute.value);
      }
    });
  };
}
