import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { findElement } from '../html/find-element';

const writer = unified()
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', rule: '-', resourceLink: true });

/** What is there for the eye or for a press alone. */
const isLeftOut = ({ tagName, properties }: Element): boolean =>
  ['script', 'style', 'template', 'noscript', 'button', 'svg', 'link', 'nav'].includes(tagName) ||
  properties.dataSearch === 'off' ||
  properties.ariaHidden === 'true' ||
  String(properties.className ?? '').includes('heading-link');

/** Code with its language, and its title as a line above it. */
function plainCode(figure: Element, pre: Element): ElementContent[] {
  const title = figure.children.find(
    (child): child is Element => child.type === 'element' && child.tagName === 'figcaption',
  );
  const language = String(pre.properties.dataLanguage ?? 'text');
  const words = title ? textOf(title).trim() : '';
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: { className: [`language-${language}`] },
    children: [{ type: 'text', value: textOf(pre) }],
  };
  return [
    ...(words && words !== language
      ? [
          {
            type: 'element' as const,
            tagName: 'p',
            properties: {},
            children: [{ type: 'text' as const, value: `${words}:` }],
          },
        ]
      : []),
    { type: 'element', tagName: 'pre', properties: {}, children: [code] },
  ];
}

const isElement = (node: ElementContent): node is Element => node.type === 'element';

/** A tree without what is left out, with plain code, and with links that hold outside of the site. */
function clean(node: ElementContent, absolute: (href: string) => string): ElementContent[] {
  // React puts comments between texts.
  if (node.type === 'comment') return [];
  if (!isElement(node)) return [node];
  if (isLeftOut(node)) return [];
  const pre =
    node.tagName === 'figure'
      ? node.children.filter(isElement).find((child) => child.tagName === 'pre')
      : undefined;
  if (pre) return plainCode(node, pre);
  const { href, src } = node.properties;
  return [
    {
      ...node,
      properties: {
        ...node.properties,
        ...(typeof href === 'string' && { href: absolute(href) }),
        ...(typeof src === 'string' && { src: absolute(src) }),
      },
      children: node.children.flatMap((child) => clean(child, absolute)),
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
  const cleaned: Root = { type: 'root', children: clean(article, toAbsolute) };
  return String(writer.stringify(writer.runSync(cleaned)));
}
