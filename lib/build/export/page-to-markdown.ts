import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify, { type Options as StringifyOptions } from 'remark-stringify';
import { unified } from 'unified';
import { findElement } from '../../kit/html/find-element';
import { isFieldList, toFieldNames, toFieldTable } from './field-table';
import { codeBlock, h, isElement, label, text } from './hast-builders';
import { hasBlocks, separateInline, toInline } from './inline-content';
import { markdownHandlers } from './markdown-handlers';
import { removeEmptySections } from './remove-empty-sections';

/** Formats a text. An email address needs no escape, and apostrophes are straight, as in the sources of the guides. */
const formatText: NonNullable<StringifyOptions['handlers']>['text'] = (
  { value },
  _parent,
  state,
  info,
) => state.safe(String(value), info).replaceAll('\\@', '@').replaceAll('’', "'");

const processor = unified()
  .use(rehypeRemark, { handlers: markdownHandlers })
  // Aligned columns would be a sixth of all text.
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, {
    bullet: '-',
    rule: '-',
    resourceLink: true,
    handlers: { text: formatText },
  });

/** The note that replaces a part that works in a browser only. */
const interactiveNote = 'Interactive: open this page in a browser to use this part.';

type Options = {
  /** Converts a link of the page to one that works elsewhere. */
  toAbsolute: (href: string) => string;
  /** Returns the JSON of the screen state that an element shows as a picture. */
  getScreenState?: (id: string) => string;
};

/** Whether an element is a control or decoration, which has no use in Markdown. */
const isOmitted = (element: Element): boolean =>
  ['script', 'style', 'template', 'noscript', 'button', 'svg', 'link', 'nav', 'wbr'].includes(
    element.tagName,
  ) ||
  element.properties.dataMarkdown === 'omit' ||
  element.properties.ariaHidden === 'true';

/** Whether nodes have anything but empty elements and white space. */
const hasContent = (nodes: readonly ElementContent[]): boolean =>
  nodes.some((node) => textOf(node).trim() !== '' || (isElement(node) && node.tagName === 'img'));

const isHeading = ({ tagName }: Element) => /^h[1-6]$/.test(tagName);

/** Converts highlighted code to plain code with its language, and its title to a paragraph above it. */
function toPlainCode(pre: Element, title: string): ElementContent[] {
  const language = pre.properties.dataLanguage ?? 'text';
  // Line numbers are beside the code, in the same `pre`.
  const code = findElement(pre, ({ tagName }) => tagName === 'code') ?? pre;
  const block = codeBlock(textOf(code), language);
  return title && title !== language ? [h('p', [text(`${title}:`)]), block] : [block];
}

/** Converts a list of terms to a list with a colon after each term. */
function toTermList(list: Element): Element {
  const groups = list.children
    .filter(isElement)
    .flatMap((child) => (child.tagName === 'div' ? child.children.filter(isElement) : [child]));
  const items: ElementContent[][] = [];
  for (const { tagName, children } of groups) {
    if (tagName === 'dt') items.push([...toInline(children), text(': ')]);
    else if (hasBlocks(children)) items.at(-1)?.push(...children);
    else items.at(-1)?.push(...toInline(children));
  }
  return h(
    'ul',
    items.map((item) => h('li', item)),
  );
}

/** Whether an element is a link with a block inside: a card. */
const isCard = (node: ElementContent): node is Element =>
  isElement(node) &&
  node.tagName === 'a' &&
  node.children.some((child) => isElement(child) && child.tagName === 'div');

/** Converts a grid of cards to a list of links, each followed by its text. */
function toCardList(grid: Element, toAbsolute: Options['toAbsolute']): Element {
  const items = grid.children.filter(isCard).map(({ properties, children }) => {
    const [title, body] = children.filter(isElement).slice(-2);
    const link = h('a', [text(title ? textOf(title).trim() : '')], {
      href: toAbsolute(String(properties.href)),
    });
    const description = body ? textOf(body).trim() : '';
    return h('li', [link, ...(description ? [text(`: ${description}`)] : [])]);
  });
  return h('ul', items);
}

/** Converts the title of a screen's state, after its kind, to a label. */
function toStateLabel(figure: Element): Element | undefined {
  const caption = findElement(figure, ({ tagName }) => tagName === 'figcaption');
  const [kind, ...rest] = caption?.children ?? [];
  const title = h('p', rest);
  return kind && label(`${textOf(kind).trim()}: ${textOf(title).trim()}`);
}

/** Converts an admonition to a quote with its title. */
function toQuote({ children }: Element): Element {
  const [title, ...content] = children;
  return h('blockquote', [...(title ? [label(textOf(title).trim())] : []), ...content]);
}

/** Whether a block ends with a label, such as that of an interpretation. */
const isLabeled = ({ children }: Element): boolean => {
  const elements = children.filter(isElement);
  return elements.length > 1 && elements.at(-1)?.tagName === 'small';
};

/** Moves the label at the end of a block, which is in parentheses, to its start. */
function toLabeledBlock(block: Element): Element {
  const [, content = '', name = ''] = /^(.*)\((.*)\)$/s.exec(textOf(block)) ?? [];
  const end = block.children.findLastIndex((child) => child.type === 'text' && child.value === '(');
  return content === '' || end < 0
    ? block
    : { ...block, children: [text(`${name}: `), ...block.children.slice(0, end)] };
}

/** Makes the function that removes controls and decoration from a tree, simplifies its parts and converts links. */
function createSimplifier({ toAbsolute, getScreenState }: Options) {
  /** @param rowId the id of the nearest ancestor: a link to it is the own anchor of a row or a heading */
  function simplify(node: ElementContent, rowId: unknown): ElementContent[] {
    // React separates adjacent texts with comments.
    if (node.type === 'comment') return [];
    if (!isElement(node)) return [node];
    if (isOmitted(node)) return [];
    const conversion = node.properties.dataMarkdown;
    if (conversion === 'interactive') return [h('p', [h('em', [text(interactiveNote)])])];
    if (conversion === 'names') return [toFieldNames(node)];
    const { tagName, properties } = node;
    const { href, src } = properties;
    const id = properties.id ?? rowId;
    const simplifyAll = (nodes: ElementContent[]) =>
      separateInline(nodes.flatMap((child) => simplify(child, id)));

    if (tagName === 'pre') return toPlainCode(node, '');
    if (tagName === 'code') return [h('code', [text(textOf(node))])];
    if (tagName === 'figure') {
      const pre = node.children.filter(isElement).find((child) => child.tagName === 'pre');
      const caption = findElement(node, (child) => child.tagName === 'figcaption');
      if (pre) return toPlainCode(pre, caption ? textOf(caption).trim() : '');
    }
    if (node.children.some(isCard) && node.children.every(isCard)) {
      return [toCardList(node, toAbsolute)];
    }
    if (isFieldList(node)) return [toFieldTable(node, (child) => simplify(child, id))];
    if (tagName === 'a' && href === `#${rowId}`) return simplifyAll(node.children);

    const children = simplifyAll(node.children);
    // In the label of a task, its checkbox would not be recognized.
    if (tagName === 'label') return children;
    if (conversion === 'label') return [{ ...node, children: [...children, text(':')] }];
    // A section that can be collapsed has its heading in the summary.
    if (tagName === 'summary')
      return findElement(node, isHeading) ? children : [label(textOf(h('p', children)).trim())];
    // A label at the end of a block would seem to be about all blocks of a cell.
    if (tagName === 'div' && isLabeled(node)) return [toLabeledBlock({ ...node, children })];
    if (tagName === 'small') return hasContent(children) ? [text('('), ...children, text(')')] : [];
    if (tagName === 'dl') return [toTermList({ ...node, children })];
    if (tagName === 'td' || tagName === 'th') return [{ ...node, children: toInline(children) }];
    if (properties.role === 'note' && tagName === 'div') return [toQuote({ ...node, children })];
    const tab = node.properties.dataTab;
    // A panel is empty if the page has its contents as a download.
    if (tab !== undefined) return hasContent(children) ? [label(tab), ...children] : [];
    const screenState = node.properties.dataScreenState;
    if (screenState !== undefined && getScreenState) {
      const stateLabel = toStateLabel(node);
      const note = screenState.endsWith('/0')
        ? []
        : [h('p', [text('The same screen with other data:')])];
      return [
        ...(stateLabel ? [stateLabel] : []),
        ...note,
        codeBlock(getScreenState(screenState), 'json'),
      ];
    }
    return [
      {
        ...node,
        properties: {
          ...properties,
          ...(typeof href === 'string' && { href: toAbsolute(href) }),
          ...(typeof src === 'string' && { src: toAbsolute(src) }),
        },
        children,
      },
    ];
  }
  return simplify;
}

/**
 * Converts the article of a page to Markdown.
 * @returns undefined if the page has no article
 */
export function pageToMarkdown(tree: Root, options: Options): string | undefined {
  const article = findElement(tree, ({ tagName }) => tagName === 'article');
  if (!article) return undefined;
  const simplified: Root = {
    type: 'root',
    children: createSimplifier(options)(article, undefined),
  };
  const document = processor.runSync(simplified);
  return String(processor.stringify(removeEmptySections(document, interactiveNote)));
}
