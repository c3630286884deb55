import type { Element, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString as textOf } from 'hast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { isExternal } from '../urls';

const processor = unified().use(remarkParse).use(remarkGfm).use(remarkRehype);

/** A table may be wider than the page, so it is in an element that scrolls and that the keyboard reaches. */
const inScroller = (table: Element): Element => ({
  type: 'element',
  tagName: 'div',
  properties: { className: ['table-scroller'], role: 'region', ariaLabel: 'Table', tabIndex: 0 },
  children: [table],
});

type Options = {
  /** Returns the URL that inline code links to, or undefined. */
  findUrl?: (code: string) => string | undefined;
  /** Prepends the base URL to a path of this site. */
  resolveUrl?: (href: string) => string;
};

/**
 * Renders the short Markdown in the site's data, such as descriptions of the API and the contract, and the
 * announcement. Removes HTML. A single paragraph is rendered without its `<p>`. Pages are compiled from MDX instead.
 */
export function renderMarkdown(
  markdown: string,
  { findUrl = () => undefined, resolveUrl = (href) => href }: Options = {},
): string {
  const tree: Root = processor.runSync(processor.parse(markdown));
  visit(tree, 'element', (node: Element, index, parent) => {
    if (node.tagName === 'a') {
      const href = String(node.properties.href ?? '');
      node.properties.href = resolveUrl(href);
      if (isExternal(href)) Object.assign(node.properties, { target: '_blank', rel: 'noopener' });
      return SKIP;
    }
    const href = node.tagName === 'code' ? findUrl(textOf(node)) : undefined;
    if (!href || !parent || index === undefined) return undefined;
    parent.children[index] = {
      type: 'element',
      tagName: 'a',
      properties: { href },
      children: [node],
    };
    return SKIP;
  });
  visit(tree, 'element', (node: Element, index, parent) => {
    if (node.tagName !== 'table' || !parent || index === undefined) return undefined;
    parent.children[index] = inScroller(node);
    return SKIP;
  });
  const [first, ...others] = tree.children.filter(({ type }) => type === 'element');
  const isSingle = first?.type === 'element' && first.tagName === 'p' && others.length === 0;
  return toHtml(isSingle ? { type: 'root', children: first.children } : tree, {
    preferUnquoted: true,
  });
}
