// @ts-check
import { relative, sep } from 'node:path';
import { visit } from 'unist-util-visit';

/**
 * Adds the meta of a code fence (```json title="…" {2}) to its `pre` as `data-meta`, and the page's file as
 * `data-doc`, which a live fence needs to find its stylesheet.
 */
export default function rehypeCodeMeta() {
  /**
   * @param {import('hast').Root} tree
   * @param {import('vfile').VFile} file
   */
  return (tree, file) => {
    const source = relative(file.cwd, file.path).split(sep).join('/');
    visit(tree, 'element', (node) => {
      const [code] = node.children;
      if (node.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return;
      const { data } = code;
      const meta = data && 'meta' in data ? data.meta : undefined;
      if (typeof meta === 'string') {
        node.properties.dataMeta = meta;
        node.properties.dataDoc = source;
      }
    });
  };
}
