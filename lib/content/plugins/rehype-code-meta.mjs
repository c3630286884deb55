// @ts-check
import { visit } from 'unist-util-visit';

/** Keeps what stands behind a fence's language (```json title="…" {2}) as `data-meta` on its `pre`. */
export default function rehypeCodeMeta() {
  /** @param {import('hast').Root} tree */
  return (tree) => {
    visit(tree, 'element', (node) => {
      const [code] = node.children;
      if (node.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return;
      const meta = /** @type {{ meta?: unknown } | undefined} */ (code.data)?.meta;
      if (typeof meta === 'string') node.properties.dataMeta = meta;
    });
  };
}
