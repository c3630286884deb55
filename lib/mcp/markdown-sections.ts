import { slug } from 'github-slugger';
import { createIdMaker } from '../kit/html/heading-text.mjs';

/** A heading of a page in Markdown. Its anchor is that of the HTML page. */
type MarkdownHeading = { anchor: string; title: string; level: number; line: number };

/** A heading may be the first line of a list item. */
const headingPattern = /^\s*(?:\d+\.\s+|[-*]\s+)?(#{1,6})\s+(.+)$/;

/** Which lines are code, between fences. */
function findCodeLines(lines: readonly string[]): boolean[] {
  let fence = '';
  return lines.map((line) => {
    const [, marker = ''] = /^[\s>]*(`{3,}|~{3,})/.exec(line) ?? [];
    if (fence === '') {
      fence = marker;
      return marker !== '';
    }
    if (marker.startsWith(fence)) fence = '';
    return true;
  });
}

/** Removes the marks of Markdown from a line. */
const toPlainText = (markdown: string): string =>
  markdown
    .replace(/\[\^[^\]]*\]/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*\\]/g, '')
    .trim();

/** Lists the headings below the title. */
export function listHeadings(markdown: string): MarkdownHeading[] {
  const lines = markdown.split('\n');
  const isCode = findCodeLines(lines);
  const makeId = createIdMaker();
  return lines.flatMap((text, line): MarkdownHeading[] => {
    const [, marks = '', content = ''] = (!isCode[line] && headingPattern.exec(text)) || [];
    if (marks === '') return [];
    const title = toPlainText(content);
    const anchor = makeId(title);
    return marks.length === 1 ? [] : [{ anchor, title, level: marks.length, line }];
  });
}

/** The lines of a heading's section, up to the next heading that is not below it. */
function sliceSection(
  lines: readonly string[],
  headings: readonly MarkdownHeading[],
  { line, level }: MarkdownHeading,
): string {
  const next = headings.find((other) => other.line > line && other.level <= level);
  return lines.slice(line, next?.line).join('\n').trim();
}

/** A row with the head of its table, or an entry, and the heading above. */
function sliceRow(
  lines: readonly string[],
  row: number,
  heading: MarkdownHeading | undefined,
): string {
  const title = heading ? [lines[heading.line] ?? '', ''] : [];
  const isTable = lines[row]?.trimStart().startsWith('|');
  if (!isTable) return [...title, lines[row] ?? ''].join('\n').trim();
  let head = row;
  while (lines[head - 1]?.trimStart().startsWith('|')) head -= 1;
  return [...title, ...lines.slice(head, head + 2), ...(row > head + 1 ? [lines[row] ?? ''] : [])]
    .join('\n')
    .trim();
}

/** A row or an entry of a list that starts with code, and the heading above. */
type CodeRow = { name: string; line: number; heading: MarkdownHeading | undefined };

/** The first cell of a row, or the start of an entry, may be a link. */
const codeRowPattern = /^\s*(?:\||[-*] (?!Id:)|\d+\.)\s*\[?`([^`]+)`/;

function listCodeRows(
  lines: readonly string[],
  isCode: readonly boolean[],
  headings: readonly MarkdownHeading[],
): CodeRow[] {
  return lines.flatMap((text, line): CodeRow[] => {
    const [, name] = (!isCode[line] && codeRowPattern.exec(text)) || [];
    const heading = headings.findLast((candidate) => candidate.line < line);
    return name === undefined ? [] : [{ name, line, heading }];
  });
}

/**
 * Finds the row of an anchor, which may start with where the row is: `body.email`, `query.search`, `field-text`,
 * `field-navigate.target`, `field-policy.endDate` of the path `/policy/endDate`.
 */
function findCodeRow(rows: readonly CodeRow[], anchor: string): CodeRow | undefined {
  const path = anchor.replace(/^field-/, '');
  const exact = [anchor, path, `/${path.replaceAll('.', '/')}`];
  const row = rows.find(({ name }) => exact.includes(name));
  if (row) return row;
  const [, owner = '', name] = /^(\w+)\.(.+)$/.exec(path) ?? [];
  const named = rows.filter((candidate) => candidate.name === name);
  if (named.length === 1) return named[0];
  const isOwner = ({ heading }: CodeRow) =>
    heading?.title.toLowerCase().split(/\W+/).includes(owner.toLowerCase());
  return named.find(isOwner);
}

/** An entry of a list with the paragraphs below it. */
function sliceEntry(lines: readonly string[], start: number): string {
  const length = lines.slice(start + 1).findIndex((line) => /^\S/.test(line));
  return lines
    .slice(start, length < 0 ? undefined : start + 1 + length)
    .join('\n')
    .trim();
}

/**
 * Returns the part of a page that an anchor of its HTML leads to: a section, a row of a table, or an entry of a list.
 * Undefined if the Markdown does not show where that is.
 */
export function findSection(markdown: string, anchor: string): string | undefined {
  const lines = markdown.split('\n');
  const headings = listHeadings(markdown);
  const heading = headings.find((candidate) => candidate.anchor === anchor);
  if (heading) return sliceSection(lines, headings, heading);

  const isCode = findCodeLines(lines);
  for (const [index, line] of lines.entries()) {
    if (isCode[index]) continue;
    const above = headings.findLast((candidate) => candidate.line < index);
    const [, id] = /^\s*[-*] Id: `([^`]+)`/.exec(line) ?? [];
    if (id === anchor && above) return sliceSection(lines, headings, above);
    const [, name] = /^[-*] \*\*([^*]+)\*\*$/.exec(line) ?? [];
    if (name !== undefined && slug(name) === anchor) return sliceEntry(lines, index);
    const [, term] = /^[-*] ([^:`]+):/.exec(line) ?? [];
    if (term !== undefined && slug(toPlainText(term)) === anchor) return line;
  }
  const row = findCodeRow(listCodeRows(lines, isCode, headings), anchor);
  return row && sliceRow(lines, row.line, row.heading);
}
