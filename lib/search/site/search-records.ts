import type { Element, ElementContent, Root } from 'hast';
import { toString as toText } from 'hast-util-to-string';
import { findElement, listElements, readMeta } from '../../kit/html/find-element';
import { footnoteLabelId, headingText, isFootnoteMark } from '../../kit/html/heading-text.mjs';
import { interactiveHeading } from '../../site/interactive-heading';
import { findFirstSentence } from '../../site/markdown/first-sentence';
import { type ChangeBadge, parseChangeBadge } from '../../site/reference/change-badge';
import { parseHitKind } from './hit-kinds';
import { type Block, joinBlocks, readBlocks } from './read-blocks';
import type { SiteRecord } from './search-types';

const isHeading = ({ tagName, properties }: Element) =>
  /^h[23]$/.test(tagName) && typeof properties.id === 'string' && properties.id !== footnoteLabelId;
/** Rows have an id and a kind (`data-record`). The element with `data-record-name` holds the row's name. */
const isRow = (element: Element) =>
  element.properties.dataRecord !== undefined && typeof element.properties.id === 'string';
const isExcluded = (element: Element) =>
  element.properties.dataSearch === 'off' ||
  element.properties.id === footnoteLabelId ||
  isFootnoteMark(element) ||
  element.properties.dataFootnoteBackref !== undefined ||
  ['h1', 'script', 'style', 'template', 'button'].includes(element.tagName);
/** Reads the blocks of nodes, without the text of rows, which are records of their own. */
const readOwnBlocks = (nodes: readonly ElementContent[]): Block[] =>
  readBlocks(nodes, (element) => isExcluded(element) || isRow(element));

/** Returns the text of an element without the marks of code. */
const readPlainText = (element: Element): string =>
  joinBlocks(readOwnBlocks(element.children)).replaceAll('`', '');

/** Returns the texts that are no sentences. A cell that an excerpt has as the label of its row is not repeated. */
const listOtherTexts = (blocks: readonly Block[]): string[] => [
  ...new Set(blocks.flatMap(({ text, isProse }) => (isProse || text === '' ? [] : text))),
];

/** Returns the texts of a record that is made of blocks. */
const toTexts = (
  blocks: readonly Block[],
): Pick<SiteRecord, 'text' | 'prose'> & { otherText: string } => ({
  text: joinBlocks(blocks),
  otherText: listOtherTexts(blocks).join('\n'),
  // Tables and lists repeat sentences, which an excerpt needs once.
  prose: [...new Set(blocks.filter(({ isProse }) => isProse).map(({ text }) => text))].join(' '),
});

/** Returns the badge of a page or a row, not that of a row in it. */
function readBadge(parent: Element): ChangeBadge | undefined {
  for (const child of parent.children) {
    if (child.type !== 'element' || isRow(child)) continue;
    const own = parseChangeBadge(child.properties.dataChange);
    // What search excludes can have badges of its own: lists of links, and nested fields.
    const badge = own ?? (isExcluded(child) ? undefined : readBadge(child));
    if (badge) return badge;
  }
  return undefined;
}

/** Returns the labels of the breadcrumbs, without the home page and the page itself. */
function readTrail(article: Element): string[] {
  const breadcrumbs = findElement(
    article,
    (e) => e.tagName === 'nav' && e.properties.ariaLabel === 'Breadcrumbs',
  );
  return breadcrumbs
    ? listElements(breadcrumbs, (e) => e.tagName === 'li')
        .map((item) => toText(item).trim())
        .slice(0, -1)
        .filter(Boolean)
    : [];
}

/** Returns the rows nested in a row, except those in excluded elements. */
function listNestedRows(row: Element): Element[] {
  return row.children.flatMap((child) => {
    if (child.type !== 'element' || isExcluded(child)) return [];
    return [...(isRow(child) ? [child] : []), ...listNestedRows(child)];
  });
}

/** Returns the numbers that numbered lists display before their items. */
function readNumbers(article: Element): Map<Element, number> {
  const lists = listElements(article, ({ tagName }) => tagName === 'ol');
  return new Map(
    lists.flatMap(({ children }) =>
      children
        .filter((item) => item.type === 'element')
        .map((item, index): [Element, number] => [item, index + 1]),
    ),
  );
}

/** Returns the purpose of a numbered list, which the first sentence of its page states, and the number of an item. */
function describeListItem(page: SiteRecord, number: number | undefined): string {
  if (number === undefined) return '';
  const purpose = findFirstSentence(page.prose);
  return [...(purpose ? [purpose] : []), `Value ${number} in the list.`].join(' ');
}

function readRow(row: Element, page: SiteRecord, number: number | undefined): SiteRecord {
  const nameElement = findElement(row, (e) => e.properties.dataRecordName !== undefined);
  const name = nameElement ? toText(nameElement).trim() : String(row.properties.id);
  const blocks = readBlocks(
    row.children,
    (element) => isExcluded(element) || isRow(element) || element === nameElement,
  );
  const texts = toTexts(blocks);
  const { badge: _badgeOfPage, ...ofPage } = page;
  const badge = readBadge(row);
  return {
    ...ofPage,
    ...texts,
    ...(badge && { badge }),
    url: `${page.url}#${row.properties.id}`,
    kind: parseHitKind(row.properties.dataRecord) ?? 'field',
    trail: [...page.trail, page.name],
    name,
    identifiers: [String(row.properties.id).replace(/^field-/, '')],
    ...(number !== undefined && { aliases: [`${page.name} ${number}`] }),
    keywords: '',
    questions: [],
    contents: '',
    signature: '',
    // A row without a sentence has a type, a meaning of one or two words, a value, or at least its number in the list.
    prose: texts.prose || (blocks[0]?.text ?? describeListItem(page, number)),
  };
}

/**
 * Splits an exported page into search records: one for the page, one for each heading of level 2 or 3 with an id, and
 * one for each row with an id and `data-record`, including nested rows. Reads the article only, without elements marked
 * `data-search="off"`.
 * @param tree the exported file
 * @param path the page's path, without the base URL
 * @returns an empty list for the home page and for pages marked `noindex`
 */
export function buildRecords(tree: Root, path: string): SiteRecord[] {
  const article = findElement(tree, (e) => e.tagName === 'article');
  if (!article || path === '/' || readMeta(tree, 'robots').includes('noindex')) return [];
  const title = findElement(article, (e) => e.tagName === 'h1');
  const kind = parseHitKind(article.properties.dataPageKind) ?? 'guide';
  const pageIdentifiers = listElements(
    article,
    (e) => e.properties.dataIdentifier !== undefined,
  ).map(readPlainText);
  const badge = readBadge(article);
  const page: SiteRecord = {
    ...(badge && { badge }),
    url: path,
    kind,
    context: String(article.properties.dataContext ?? ''),
    trail: readTrail(article),
    name: title ? toText(title).trim() : path,
    identifiers: [path.split('/').at(-1) ?? '', ...pageIdentifiers],
    keywords: readMeta(tree, 'keywords').replaceAll(',', ', '),
    questions: [],
    contents: '',
    text: '',
    prose: '',
    signature: kind === 'operation' ? (pageIdentifiers[0] ?? '') : '',
  };
  const sections = [page];
  const blocks: Block[][] = [[]];
  const levels = [1];
  const rows: Element[] = [];
  const sectionsWithRows = new Set<SiteRecord>();
  const numbers = readNumbers(article);
  const walk = (nodes: ElementContent[]) => {
    for (const node of nodes) {
      if (node.type === 'comment') continue;
      if (node.type === 'element' && isExcluded(node)) continue;
      if (node.type === 'element' && isHeading(node)) {
        levels.push(Number(node.tagName.slice(1)));
        const { badge: _badgeOfPage, ...ofPage } = page;
        sections.push({
          ...ofPage,
          url: `${path}#${node.properties.id}`,
          kind: parseHitKind(node.properties.dataRecord) ?? 'section',
          trail: [...page.trail, page.name],
          name: headingText(node).trim(),
          identifiers: [],
          keywords: '',
          questions: [],
          contents: '',
          text: '',
          prose: '',
          signature: '',
        });
        blocks.push([]);
      } else if (node.type === 'element' && isRow(node)) {
        rows.push(node, ...listNestedRows(node));
        sectionsWithRows.add(sections.at(-1) ?? page);
      } else if (
        node.type === 'element' &&
        findElement(node, (e) => (isHeading(e) || isRow(e)) && e !== node)
      ) {
        walk(node.children);
      } else {
        blocks.at(-1)?.push(...readOwnBlocks([node]));
      }
    }
  };
  walk(article.children);
  for (const [index, section] of sections.entries())
    Object.assign(section, toTexts(blocks[index] ?? []));
  // A heading without text, such as "Fields" above rows, is only useful as the parent of other headings, and on the page of
  // an element, where much comes before it.
  const isUseful = (section: SiteRecord, index: number) =>
    section === page ||
    (section.name !== interactiveHeading &&
      (section.text !== '' ||
        (levels[index + 1] ?? 0) > (levels[index] ?? 0) ||
        (kind === 'element' && sectionsWithRows.has(section))));
  const rowRecords = rows.map((row) => readRow(row, page, numbers.get(row)));
  // "Fields" above rows is no hit, but "button fields" asks for the page Button, which has it.
  const isContent = (section: SiteRecord, index: number) =>
    isUseful(section, index) || sectionsWithRows.has(section);
  page.contents = [...sections.filter(isContent).slice(1), ...rowRecords]
    .map(({ name }) => name)
    .join(', ');
  const usefulSections = sections.filter(isUseful);
  // Sixty sections are named "Fields". A reader looks for "button fields".
  if (kind === 'element' || kind === 'schema')
    for (const section of usefulSections)
      if (section.text === '' && section !== page)
        section.name = `${page.name} ${section.name.toLowerCase()}`;
  return [...usefulSections, ...rowRecords];
}
