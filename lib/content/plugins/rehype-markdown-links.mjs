// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { visit } from 'unist-util-visit';
import { readSlug } from '../doc-path.mjs';
import { resolveMarkdownLink } from '../markdown-links.mjs';

/**
 * Replaces links to the files of other pages (`./tokens.mdx#scope`) with the paths of the pages, in Markdown and in the
 * `href` of components. A link to a missing file is not changed; the build step check-links reports it.
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
    const toPath = (href) => resolveMarkdownLink(href, source, areas, find) ?? href;
    visit(tree, (node) => {
      if (node.type === 'element' && typeof node.properties.href === 'string') {
        node.properties.href = toPath(node.properties.href);
      }
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'href') continue;
        if (typeof attribute.value === 'string') attribute.value = toPath(attribute.value);
      }
    });
  };
}
