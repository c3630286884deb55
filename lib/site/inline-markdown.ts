import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { isExternal } from './urls';

const processor = unified().use(remarkParse).use(remarkRehype);

/**
 * Renders a line of Markdown from the settings (CommonMark; HTML in it is dropped) without the paragraph around it.
 * @param resolve puts the base URL before a path of this site
 */
export function renderInlineMarkdown(markdown: string, resolve: (href: string) => string): string {
  const tree: Root = processor.runSync(processor.parse(markdown));
  visit(tree, 'element', (node) => {
    const { href } = node.properties;
    if (node.tagName !== 'a' || typeof href !== 'string') return;
    node.properties.href = resolve(href);
    if (isExternal(href)) Object.assign(node.properties, { target: '_blank', rel: 'noopener' });
  });
  const children = tree.children.flatMap((node) =>
    node.type === 'element' && node.tagName === 'p' ? node.children : [node],
  );
  return toHtml({ type: 'root', children });
}
