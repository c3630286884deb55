import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { findElement } from '../html/find-element';
import { toHastProperty } from '../html/hast-property';
import { languageAttribute } from '../site/data-attributes/code-blocks';
import { searchAttribute } from '../site/data-attributes/document';

const processor = unified()
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', rule: '-', resourceLink: true });

/** Whether an element is a control or decoration, which has no use in Markdown. */
const isOmitted = ({ tagName, properties }: Element): boolean =>
  ['script', 'style', 'template', 'noscript', 'button', 'svg', 'link', 'nav'].includes(tagName) ||
  properties[toHastProperty(searchAttribute)] === 'off' ||
  properties.ariaHidden === 'true' ||
  String(properties.className ?? '').includes('heading-link');

/** Converts highlighted code to plain code with its language, and its title to a paragraph above it. */
function toPlainCode(figure: Element, pre: Element): ElementContent[] {
  const title = figure.children.find(
    (child): child is Element => child.type === 'element' && child.tagName === 'figcaption',
  );
  const language = String(pre.properties[toHastProperty(languageAttribute)] ?? 'text');
  const titleText = title ? textOf(title).trim() : '';
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: { className: [`language-${language}`] },
    children: [{ type: 'text', value: textOf(pre) }],
  };
  return [
    ...(titleText && titleText !== language
      ? [
          {
            type: 'element' as const,
            tagName: 'p',
            properties: {},
            children: [{ type: 'text' as const, value: `${titleText}:` }],
          },
        ]
      : []),
    { type: 'element', tagName: 'pre', properties: {}, children: [code] },
  ];
}

const isElement = (node: ElementContent): node is Element => node.type === 'element';

/** Removes controls and decoration from a tree, simplifies code and converts links. */
function simplify(node: ElementContent, toAbsolute: (href: string) => string): ElementContent[] {
  // React separates adjacent texts with comments.
  if (node.type === 'comment') return [];
  if (!isElement(node)) return [node];
  if (isOmitted(node)) return [];
  const pre =
    node.tagName === 'figure'
      ? node.children.filter(isElement).find((child) => child.tagName === 'pre')
      : undefined;
  if (pre) return toPlainCode(node, pre);
  const { href, src } = node.properties;
  return [
    {
      ...node,
      properties: {
        ...node.properties,
        ...(typeof href === 'string' && { href: toAbsolute(href) }),
        ...(typeof src === 'string' && { src: toAbsolute(src) }),
      },
      children: node.children.flatMap((child) => simplify(child, toAbsolute)),
    },
  ];
}

/**
 * Converts the article of a page to Markdown.
 * @param toAbsolute converts a link of the page to one that works elsewhere
 * @returns undefined if the page has no article
 */
export function pageToMarkdown(
  tree: Root,
  toAbsolute: (href: string) => string,
): string | undefined {
  const article = findElement(tree, ({ tagName }) => tagName === 'article');
  if (!article) return undefined;
  const simplified: Root = { type: 'root', children: simplify(article, toAbsolute) };
  return String(processor.stringify(processor.runSync(simplified)));
}
