import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { EXIT, visit } from 'unist-util-visit';
import { type HitKind, parseHitKind } from './hit-kinds';

/** One place that search can lead to: a page, a heading with the text below it, or a row with an address. */
export type SearchRecord = {
  /** Path of the page and, below it, the anchor; without the base URL. */
  url: string;
  kind: HitKind;
  /** Id of the context that the page belongs to (content/site/search.yaml); empty where it has none. */
  context: string;
  /** Where it stands: the breadcrumbs of a page; for a place in a page, the page's title too. */
  trail: string[];
  /** The page's title, the heading, or the row's name. */
  name: string;
  /** Other names by which it is known: an operation's path and id, the last part of an address. */
  identifiers: string[];
  /** Words of the front matter by which a page wants to be found. */
  keywords: string;
  /** The names of the places in a page; empty for a place. */
  contents: string;
  text: string;
};

const parser = unified().use(rehypeParse);

function findElement(
  root: Root | Element,
  test: (element: Element) => boolean,
): Element | undefined {
  let found: Element | undefined;
  visit(root, 'element', (element) => {
    if (!test(element)) return undefined;
    found = element;
    return EXIT;
  });
  return found;
}

function listElements(root: Root | Element, test: (element: Element) => boolean): Element[] {
  const found: Element[] = [];
  visit(root, 'element', (element) => {
    if (test(element)) found.push(element);
  });
  return found;
}

const isHeading = ({ tagName, properties }: Element) =>
  /^h[23]$/.test(tagName) && typeof properties.id === 'string';
/** A row with an address of its own: `data-record` says what it is, `data-record-name` marks its name. */
const isRow = ({ properties }: Element) =>
  properties.dataRecord !== undefined && typeof properties.id === 'string';
const isOff = ({ tagName, properties }: Element) =>
  properties.dataSearch === 'off' ||
  ['h1', 'script', 'style', 'template', 'button'].includes(tagName);
const isInline = ({ tagName }: Element) =>
  ['a', 'b', 'code', 'em', 'i', 'mark', 'small', 'strong', 'wbr'].includes(tagName);
/** Highlighted code is made of spans that have no blanks between them. */
const isCode = ({ tagName }: Element) => tagName === 'code' || tagName === 'pre';

/** What a reader sees of an element, with a blank wherever a part of it ends. */
function readText(node: ElementContent, inCode = false): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element' || isOff(node) || isRow(node)) return '';
  const code = inCode || isCode(node);
  const text = node.children
    .map((child, index) => {
      // Styles keep two neighbours apart («Base» and «Fields» in two links), not a blank.
      const isNeighbour = child.type === 'element' && node.children[index - 1]?.type === 'element';
      return (isNeighbour && !code ? ' ' : '') + readText(child, code);
    })
    .join('');
  const flows = isInline(node) || (node.tagName === 'span' && code);
  return flows ? text : ` ${text} `;
}

const tidy = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?)])/g, '')
    .trim();

const readMeta = (tree: Root, name: string) =>
  String(
    findElement(tree, (e) => e.tagName === 'meta' && e.properties.name === name)?.properties
      .content ?? '',
  );

/** The labels of the breadcrumbs, without the home page and the page itself. */
function readTrail(article: Element): string[] {
  const trail = findElement(
    article,
    (e) => e.tagName === 'nav' && e.properties.ariaLabel === 'Breadcrumbs',
  );
  return trail
    ? listElements(trail, (e) => e.tagName === 'li')
        .map((item) => textOf(item).trim())
        .slice(0, -1)
        .filter(Boolean)
    : [];
}

/** The rows inside a row, but for those in parts that search leaves out. */
function listInnerRows(row: Element): Element[] {
  return row.children.flatMap((child) => {
    if (child.type !== 'element' || isOff(child)) return [];
    return [...(isRow(child) ? [child] : []), ...listInnerRows(child)];
  });
}

function readRow(row: Element, page: SearchRecord): SearchRecord {
  const marked = findElement(row, (e) => e.properties.dataRecordName !== undefined);
  const name = marked ? textOf(marked).trim() : String(row.properties.id);
  const text = tidy(row.children.map((child) => readText(child)).join(' '));
  return {
    ...page,
    url: `${page.url}#${row.properties.id}`,
    kind: parseHitKind(row.properties.dataRecord) ?? 'field',
    trail: [...page.trail, page.name],
    name,
    identifiers: [String(row.properties.id).replace(/^field-/, '')],
    keywords: '',
    contents: '',
    text: text.startsWith(name) ? text.slice(name.length).trim() : text,
  };
}

/**
 * Cuts an exported page into its records: one for the page, one for each heading of levels 2 and 3 with an anchor,
 * and one for each row with an address of its own (`data-record`). Only what stands in the article counts; parts
 * marked `data-search="off"` do not. A row inside a row has a record of its own.
 * @param html the exported file
 * @param path the page's path, without the base URL
 * @returns nothing for the home page and for what asks not to be indexed
 */
export function buildRecords(html: string, path: string): SearchRecord[] {
  const tree = parser.parse(html);
  const article = findElement(tree, (e) => e.tagName === 'article');
  if (!article || path === '/' || readMeta(tree, 'robots').includes('noindex')) return [];
  const title = findElement(article, (e) => e.tagName === 'h1');
  const page: SearchRecord = {
    url: path,
    kind: parseHitKind(article.properties.dataKind) ?? 'guide',
    context: String(article.properties.dataContext ?? ''),
    trail: readTrail(article),
    name: title ? textOf(title).trim() : path,
    identifiers: [
      path.split('/').at(-1) ?? '',
      ...listElements(article, (e) => e.properties.dataIdentifier !== undefined).map((e) =>
        tidy(readText(e)),
      ),
    ],
    keywords: readMeta(tree, 'keywords').replaceAll(',', ', '),
    contents: '',
    text: '',
  };
  const sections = [page];
  const levels = [1];
  const rows: SearchRecord[] = [];
  const walk = (nodes: ElementContent[]) => {
    for (const node of nodes) {
      const current = sections.at(-1);
      if (!current || node.type === 'comment') continue;
      if (node.type === 'element' && isOff(node)) continue;
      if (node.type === 'element' && isHeading(node)) {
        levels.push(Number(node.tagName.slice(1)));
        sections.push({
          ...page,
          url: `${path}#${node.properties.id}`,
          kind: 'section',
          trail: [...page.trail, page.name],
          name: textOf(node).trim(),
          identifiers: [],
          keywords: '',
          contents: '',
          text: '',
        });
      } else if (node.type === 'element' && isRow(node)) {
        for (const row of [node, ...listInnerRows(node)]) rows.push(readRow(row, page));
      } else if (
        node.type === 'element' &&
        findElement(node, (e) => (isHeading(e) || isRow(e)) && e !== node)
      ) {
        walk(node.children);
      } else {
        current.text += readText(node);
      }
    }
  };
  walk(article.children);
  // «Fields» above rows that are records themselves leads nowhere; a heading above headings does.
  const leads = (section: SearchRecord, index: number) =>
    section === page ||
    section.text.trim() !== '' ||
    (levels[index + 1] ?? 0) > (levels[index] ?? 0);
  const places = [...sections.filter(leads).slice(1), ...rows];
  page.contents = places.map(({ name }) => name).join(', ');
  return [page, ...places].map((record) => ({ ...record, text: tidy(record.text) }));
}
