// @ts-check
import { SKIP, visit } from 'unist-util-visit';

/** Nodes that can follow the text of a list item. */
const blocks = /^(?:blockquote|h[1-6]|hr|ol|p|pre|table|ul)$/;

/** @param {import('hast').RootContent} node */
const isBlock = (node) =>
  node.type === 'mdxJsxFlowElement' || (node.type === 'element' && blocks.test(node.tagName));

/** Makes the text of a task list item (`- [ ] …`) the label of its checkbox. */
export default function rehypeTaskLabels() {
  /** @param {import('hast').Root} tree */
  return (tree) => {
    visit(tree, 'element', (input, index, item) => {
      if (input.properties.type !== 'checkbox' || index !== 0 || item?.type !== 'element') return;
      const end = item.children.findIndex(isBlock);
      const children = item.children.splice(0, end < 0 ? item.children.length : end);
      item.children.unshift({ type: 'element', tagName: 'label', properties: {}, children });
      return SKIP;
    });
  };
}
