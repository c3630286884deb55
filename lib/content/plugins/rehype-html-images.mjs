// @ts-check
import { visit } from 'unist-util-visit';

/**
 * Makes `<img>` the same as an image of Markdown, which has its size and the base URL. MDX does not replace elements that
 * are written as tags with components.
 */
export default function rehypeHtmlImages() {
  /** @param {import('hast').Root} tree */
  return (tree) => {
    visit(tree, (node, index, parent) => {
      const isTag = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
      if (!isTag || node.name !== 'img' || !parent || index === undefined) return;
      /** @type {import('hast').Properties} */
      const properties = {};
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') return;
        properties[attribute.name] = attribute.value;
      }
      parent.children[index] = { type: 'element', tagName: 'img', properties, children: [] };
    });
  };
}
