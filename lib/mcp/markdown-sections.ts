import GithubSlugger, { slug } from 'github-slugger';

/** A heading of a page in Markdown. Its anchor is that of the HTML page. */
export type MarkdownHeading = { anchor: string; title: string; level: number; line: number };

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
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*\\]/g, '')
    .trim();

/** Lists the headings below the title. */
export function listHeadings(markdown: string): MarkdownHeading[] {
  const lines = markdown.split('\n');
  const isCode = findCodeLines(lines);
  const slugger = new GithubSlugger();
  return lines.flatMap((text, line): MarkdownHeading[] => {
    const [, marks = '', content = ''] = (!isCode[line] && headingPattern.exec(text)) || [];
    if (marks === '') return [];
    const title = toPlainText(content);
    const anchor = slugger.slug(title);
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

/** A row with the head of its table, and the heading above. */
function sliceRow(
  lines: readonly string[],
  row: number,
  heading: MarkdownHeading | undefined,
): string {
  let head = row;
  while (lines[head - 1]?.trimStart().startsWith('|')) head -= 1;
  const title = heading ? [lines[heading.line] ?? '', ''] : [];
  return [...title, ...lines.slice(head, head + 2), ...(row > head + 1 ? [lines[row] ?? ''] : [])]
    .join('\n')
    .trim();
}

/** The anchors of rows start with where they are: `body.email`, `query.search`, `field-text`. */
const listRowNames = (anchor: string): string[] => [
  anchor,
  anchor.replace(/^(?:path|query|header|body|response)\./, ''),
  anchor.replace(/^field-/, ''),
];

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
  const names = listRowNames(anchor);
  for (const [index, line] of lines.entries()) {
    if (isCode[index]) continue;
    const above = headings.findLast((candidate) => candidate.line < index);
    const [, row] = /^\|\s*`([^`]+)`/.exec(line) ?? [];
    if (row !== undefined && names.includes(row)) return sliceRow(lines, index, above);
    const [, id] = /^\s*[-*] Id: `([^`]+)`/.exec(line) ?? [];
    if (id === anchor && above) return sliceSection(lines, headings, above);
    const [, term] = /^[-*] ([^:`]+):/.exec(line) ?? [];
    if (term !== undefined && slug(toPlainText(term)) === anchor) return line;
  }
  return undefined;
}
