// @ts-check
import { existsSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { visit } from 'unist-util-visit';
import { resolveMarkdownLink } from '../markdown-links.mjs';

/**
 * Turns links to other pages' files (`./tokens.mdx#scope`) into the pages' addresses, in Markdown and in the
 * `href` of components. What names no file stays as it is: the check of the links tells it with its place.
 * @typedef {import('../markdown-links.mjs').ContentArea} ContentArea
 * @param {{ areas: readonly ContentArea[], files?: readonly string[] }} options `files` is for Turbopack's cache
 * alone: while authors edit, the disk knows better
 */
export default function rehypeMarkdownLinks({ areas }) {
  /**
   * @param {import('hast').Root} tree
   * @param {import('vfile').VFile} file
   */
  return (tree, file) => {
    const source = relative(file.cwd, file.path).split(sep).join('/');
    /** @param {string} href */
    const toAddress = (href) =>
      resolveMarkdownLink(href, source, areas, (path) => existsSync(resolve(file.cwd, path))) ??
      href;
    visit(tree, (node) => {
      if (node.type === 'element' && typeof node.properties.href === 'string') {
        node.properties.href = toAddress(node.properties.href);
      }
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'href') continue;
        if (typeof attribute.value === 'string') attribute.value = toAddress(attribute.value);
      }
    });
  };
}
