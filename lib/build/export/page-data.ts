import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { findElement, listElements } from '../../kit/html/find-element';
import { hasAttribute, readAttribute } from '../../kit/html/hast-property';
import { formatRanges, parseRanges } from '../../site/number-ranges';
import { documentMetaNames, type PageData, pageLinkTypes } from '../../site/page-data';
import { scriptsFolder } from '../../site/versioned-files';

/** The start and the end of a part of a page's HTML. */
type Span = readonly [start: number, end: number];

/**
 * Parts of a page's data: some of it as positions in its HTML, which is read again later. Undefined for pages
 * that are always loaded as documents.
 */
export type PageParts = Omit<PageData, 'content' | 'head' | 'commonRules' | 'rules'> & {
  content: Span;
  head: Span[];
  /** The content of the style element with the page's rules, and their numbers. */
  rules: { numbers: string; span: Span };
};

function getSpan({ position }: { position?: Element['position'] }): Span {
  const { start, end } = position ?? {};
  if (start?.offset === undefined || end?.offset === undefined)
    throw new Error('found an element without a position in the HTML');
  return [start.offset, end.offset];
}

/** The part of the HTML that the children of an element take up. */
function getInnerSpan({ children }: Element): Span {
  const [first, last] = [children[0], children.at(-1)];
  return first && last ? [getSpan(first)[0], getSpan(last)[1]] : [0, 0];
}

/** Whether an element of the head describes the page, as `pageHeadSelector` says it. */
function describesPage({ tagName, properties: { name, property, rel } }: Element): boolean {
  if (tagName === 'link') return pageLinkTypes.includes(String(rel));
  if (tagName !== 'meta') return false;
  return (
    property !== undefined || (name !== undefined && !documentMetaNames.includes(String(name)))
  );
}

const isLink = ({ tagName }: Element) => tagName === 'a';

function readSidebar(sidebar: Element): PageData['sidebar'] {
  const current = listElements(sidebar, isLink)
    .filter(hasAttribute('aria-current'))
    .map((link) => [readAttribute(link, 'href'), readAttribute(link, 'aria-current')] as const);
  const contextual = findElement(sidebar, hasAttribute('data-contextual'));
  return {
    name: readAttribute(sidebar, 'data-sidebar'),
    current,
    ...(contextual && { contextual: readAttribute(contextual, 'data-contextual') }),
  };
}

function readNavbar(tree: Root): PageData['navbar'] {
  const items = listElements(tree, hasAttribute('data-navbar-items'));
  const listAll = (tagName: string) =>
    items.flatMap((element) => listElements(element, (other) => other.tagName === tagName));
  return {
    current: [...listAll('a').entries()]
      .filter(([, link]) => hasAttribute('aria-current')(link))
      .map(([index, link]) => [index, readAttribute(link, 'aria-current')] as const),
    active: [...listAll('details').entries()]
      .filter(([, dropdown]) => hasAttribute('data-active')(dropdown))
      .map(([index]) => index),
    labels: listAll('summary').map((summary) => textOf(summary)),
  };
}

/** A sidebar on a page: its name, and its HTML as a part of the page's. */
export type PageSidebar = { name: string; span: Span };

/** Finds the sidebar of a page. */
export function readPageSidebar(tree: Root): PageSidebar | undefined {
  const sidebar = findElement(tree, hasAttribute('data-sidebar'));
  return sidebar && { name: readAttribute(sidebar, 'data-sidebar'), span: getInnerSpan(sidebar) };
}

/** Reads what a document needs to show a page. */
export function readPageParts(tree: Root): PageParts | undefined {
  const head = findElement(tree, ({ tagName }) => tagName === 'head');
  const content = findElement(tree, hasAttribute('data-page-content'));
  const sidebar = findElement(tree, hasAttribute('data-sidebar'));
  const style = head && findElement(head, hasAttribute('data-rules'));
  if (!head || !content || !sidebar || !style) return undefined;
  const title = findElement(head, ({ tagName }) => tagName === 'title');
  const scripts = listElements(head, ({ properties: { src } }) =>
    String(src ?? '').includes(scriptsFolder),
  );
  return {
    title: title ? textOf(title) : '',
    head: listElements(head, describesPage).map(getSpan),
    scripts: scripts.map((script) => ({
      src: readAttribute(script, 'src'),
      integrity: readAttribute(script, 'integrity'),
    })),
    content: getInnerSpan(content),
    sidebar: readSidebar(sidebar),
    navbar: readNavbar(tree),
    rules: { numbers: readAttribute(style, 'data-rules'), span: getInnerSpan(style) },
  };
}

/** Lists the rules of a page, by their numbers. */
export function readRules({ rules }: PageParts, html: string): PageData['rules'] {
  const lines = html.slice(...rules.span).split('\n');
  return parseRanges(rules.numbers).map((number, index) => [number, lines[index] ?? ''] as const);
}

/**
 * Completes the data of a page.
 * @param common what nearly all pages of its area have
 */
export function buildPageData(parts: PageParts, html: string, common: CommonParts): PageData {
  return {
    ...parts,
    scripts: parts.scripts.filter(({ src }) => !common.scripts.has(src)),
    head: parts.head.map((span) => html.slice(...span)).join(''),
    content: html.slice(...parts.content),
    commonRules: formatRanges([...common.rules.keys()]),
    rules: readRules(parts, html).filter(([number]) => !common.rules.has(number)),
  };
}

/**
 * The share of an area's pages that have its common rules. Most docs have previews: with half of them, guides would lack
 * rules, for which their documents load the file of the sidebar.
 */
const nearlyAll = 0.9;

/** Parts that nearly all pages of an area have: its rules, by their numbers, and the paths of the scripts that all have. */
export type CommonParts = { rules: ReadonlyMap<number, string>; scripts: ReadonlySet<string> };

/** Lists the items that at least a share of lists have. */
function listFrequent<Item>(lists: ReadonlyArray<readonly Item[]>, share: number): Set<Item> {
  const counts = new Map<Item, number>();
  for (const item of lists.flat()) counts.set(item, (counts.get(item) ?? 0) + 1);
  const isFrequent = ([, count]: [Item, number]) => count >= lists.length * share;
  return new Set([...counts].filter(isFrequent).map(([item]) => item));
}

/** Lists what most of the pages have, given with their HTML. */
export function listCommonParts(
  pages: ReadonlyArray<{ parts: PageParts; html: string }>,
): CommonParts {
  const rules = pages.map(({ parts, html }) => readRules(parts, html));
  const frequent = listFrequent(
    rules.map((list) => list.map(([number]) => number)),
    nearlyAll,
  );
  const common = rules.flat().filter(([number]) => frequent.has(number));
  return {
    rules: new Map(common.toSorted(([a], [b]) => a - b)),
    scripts: listFrequent(
      pages.map(({ parts }) => parts.scripts.map(({ src }) => src)),
      1,
    ),
  };
}
