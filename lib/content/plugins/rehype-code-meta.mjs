// @ts-check
import { visit } from 'unist-util-visit';

/**
 * Keeps what stands behind a fence's language (```json title="…" {2}) as `data-meta` on its `pre`, and the doc's
 * own name as `data-doc`: a live block finds its styles by it.
 */
export default function rehypeCodeMeta() {
  /**
   * @param {import('hast').Root} tree
   * @param {import('vfile').VFile} file
   */
  return (tree, file) => {
    visit(tree, 'element', (node) => {
      const [code] = node.children;
      if (node.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return;
      const meta = /** @type {{ meta?: unknown } | undefined} */ (code.data)?.meta;
      if (typeof meta === 'string') {
        node.properties.dataMeta = meta;
        node.properties.dataDoc = file.stem;
      }
    });
  };
}
