import type { Element, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString as textOf } from 'hast-util-to-string';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';

/** Where a word in code type leads: the path of a schema, an operation or a system parameter. */
export type FindPath = (word: string) => string | undefined;

const processor = unified().use(remarkParse).use(remarkRehype);

/**
 * Renders a description of the OpenAPI document (CommonMark; HTML in it is dropped). A word in code type that
 * names something of the reference becomes a link to it. A single paragraph comes without its `<p>`.
 */
export function renderMarkdown(markdown: string, findPath: FindPath): string {
  const tree: Root = processor.runSync(processor.parse(markdown));
  visit(tree, 'element', (node: Element, index, parent) => {
    if (node.tagName === 'a') return SKIP;
    const href = node.tagName === 'code' ? findPath(textOf(node)) : undefined;
    if (!href || !parent || index === undefined) return undefined;
    parent.children[index] = {
      type: 'element',
      tagName: 'a',
      properties: { href },
      children: [node],
    };
    return SKIP;
  });
  const [only, ...rest] = tree.children.filter(({ type }) => type === 'element');
  const single = only?.type === 'element' && only.tagName === 'p' && rest.length === 0;
  return toHtml(single ? { type: 'root', children: only.children } : tree, {
    preferUnquoted: true,
  });
}
