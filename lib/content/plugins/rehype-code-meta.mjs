// @ts-check
import { relative, sep } from 'node:path';
import { visit } from 'unist-util-visit';

/**
 * Keeps what follows a fence's language (```json title="…" {2}) as `data-meta` on its `pre`, and the page's file as
 * `data-doc`, by which a live fence finds its stylesheet.
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
      const meta = /** @type {{ meta?: unknown } | undefined} */ (code.data)?.meta;
      if (typeof meta === 'string') {
        node.properties.dataMeta = meta;
        node.properties.dataDoc = source;
      }
    });
  };
}
