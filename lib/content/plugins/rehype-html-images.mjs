// @ts-check
import { visit } from 'unist-util-visit';

const names = ['img', 'video', 'audio', 'source', 'track'];

/**
 * Makes `<img>` the same as an image of Markdown, which has its size and the base URL, and the other elements that name a
 * file components. MDX does not replace elements that are written as tags with components.
 */
export default function rehypeHtmlImages() {
  /** @param {import('hast').Root} tree */
  return (tree) => {
    visit(tree, (node, index, parent) => {
      const isTag = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
      if (!isTag || !parent || index === undefined) return;
      const { name, children } = node;
      if (!names.includes(name ?? '')) return;
      /** @type {import('hast').Properties} */
      const properties = {};
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute') return;
        if (attribute.value && typeof attribute.value === 'object') return;
        // An attribute without a value, such as `muted`, has none.
        properties[attribute.name] = attribute.value ?? true;
      }
      parent.children[index] = {
        type: 'element',
        tagName: name ?? '',
        properties,
        children: /** @type {import('hast').ElementContent[]} */ (children),
      };
    });
  };
}
