import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { EXIT, visit } from 'unist-util-visit';

/** One place that search can lead to: a page, or a heading of a page with the text below it. */
export type SearchRecord = {
  /** Path of the page and, below a heading, its anchor; without the base URL. */
  url: string;
  /** The page's title. */
  page: string;
  /** The heading; empty for the page itself. */
  heading: string;
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

const isHeading = ({ tagName, properties }: Element) =>
  /^h[23]$/.test(tagName) && typeof properties.id === 'string';
/** A row with an address of its own: a field, a value, a parameter. Its name is what `data-record-name` marks. */
const isRow = ({ properties }: Element) =>
  properties.dataRecord !== undefined && typeof properties.id === 'string';
const isOff = ({ tagName, properties }: Element) =>
  properties.dataSearch === 'off' || ['script', 'style', 'template', 'button'].includes(tagName);
// Blocks end a word; without a space «Path» and «/token» in two cells would read «Path/token».
const isBlock = ({ tagName }: Element) =>
  !['a', 'b', 'code', 'em', 'i', 'mark', 'small', 'span', 'strong'].includes(tagName);

/** What a reader sees of an element, with a space wherever a block ends. */
function readText(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element' || isOff(node)) return '';
  const text = node.children.map(readText).join('');
  // In a row, the parts of a line are spans without spaces between them.
  return isBlock(node) || node.tagName === 'span' ? ` ${text} ` : text;
}

function buildRow(row: Element, path: string, page: string): SearchRecord {
  const name = findElement(row, (e) => e.properties.dataRecordName !== undefined);
  const heading = name ? textOf(name).trim() : String(row.properties.id);
  const text = readText(row).trim();
  return {
    url: `${path}#${row.properties.id}`,
    page,
    heading,
    text: text.startsWith(heading) ? text.slice(heading.length) : text,
  };
}

/**
 * Cuts an exported page into its records: one for the page, one for each heading of levels 2 and 3 with an
 * anchor, and one for each row with an address of its own (`data-record`). Only what stands in the article counts; parts marked `data-search="off"` do not.
 * @param html the exported file
 * @param path the page's path, without the base URL
 */
export function buildRecords(html: string, path: string): SearchRecord[] {
  const tree = parser.parse(html);
  const robots = findElement(tree, (e) => e.tagName === 'meta' && e.properties.name === 'robots');
  const article = findElement(tree, (e) => e.tagName === 'article');
  if (!article || String(robots?.properties.content ?? '').includes('noindex')) return [];
  const heading = findElement(article, (e) => e.tagName === 'h1');
  const page = heading ? textOf(heading) : '';
  const records: SearchRecord[] = [{ url: path, page, heading: '', text: '' }];
  const rows: SearchRecord[] = [];
  const walk = (nodes: ElementContent[]) => {
    for (const node of nodes) {
      const current = records.at(-1);
      if (node.type === 'text' && current) current.text += node.value;
      if (node.type !== 'element' || isOff(node) || node.tagName === 'h1') continue;
      if (isRow(node)) {
        rows.push(buildRow(node, path, page));
        continue;
      }
      if (isHeading(node)) {
        records.push({
          url: `${path}#${node.properties.id}`,
          page,
          heading: textOf(node),
          text: '',
        });
        continue;
      }
      walk(node.children);
      const last = records.at(-1);
      if (last && isBlock(node)) last.text += ' ';
    }
  };
  walk(article.children);
  return [...records, ...rows].map((record) => ({
    ...record,
    text: record.text.replace(/\s+/g, ' ').trim(),
  }));
}
