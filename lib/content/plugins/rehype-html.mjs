// @ts-check
import rehypeRaw from 'rehype-raw';
import { visit } from 'unist-util-visit';

/** Nodes of MDX, which HTML has not. */
const passThrough = [
  'mdxFlowExpression',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxTextExpression',
  'mdxjsEsm',
];

/**
 * Makes elements of the HTML in `.md` files. In `.mdx` files, where tags are JSX, only comments are HTML; they are removed,
 * as they are in all pages.
 */
export default function rehypeHtml() {
  const parseHtml = rehypeRaw({ passThrough });
  /**
   * @param {import('hast').Root} tree
   * @param {import('vfile').VFile} file
   */
  return (tree, file) => {
    let hasHtml = false;
    visit(tree, 'raw', () => {
      hasHtml = true;
    });
    if (!hasHtml) return undefined;
    const page =
      file.extname === '.md' ? /** @type {import('hast').Root} */ (parseHtml(tree, file)) : tree;
    visit(page, (node, index, parent) => {
      if (node.type !== 'comment' && node.type !== 'raw') return undefined;
      if (!parent || index === undefined) return undefined;
      parent.children.splice(index, 1);
      return index;
    });
    return page;
  };
}
