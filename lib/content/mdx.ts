import { posix } from 'node:path';
import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import { abbreviate, type Diagnostic, DiagnosticError } from '../kit/diagnostics/diagnostic';
import { readSource } from '../kit/diagnostics/read-source';
import type { Position } from '../kit/diagnostics/yaml-source';
import { cachedBy } from '../kit/files/cached';
import { isFile, listFiles } from '../kit/files/project-files';
import { pagePattern } from './doc-path.mjs';
import { replaceHtml } from './syntax/html-tags';
import remarkPortal from './syntax/remark-portal.mjs';

/** The folders of MDX files. */
const mdxFolders = ['content/docs', 'content/api', 'content/versions'] as const;

/** The parsers of checks. Pages are compiled by Next, with the plug-ins in mdx-options.mjs. */
const processors = {
  md: unified().use(remarkParse).use(remarkPortal).freeze(),
  mdx: unified().use(remarkParse).use(remarkMdx).use(remarkPortal).freeze(),
};

/** The text of an MDX file and its syntax tree, or why it has none. */
export type MdxFile =
  | { source: string; tree: Root; diagnostics: [] }
  | { source: string | undefined; tree: undefined; diagnostics: Diagnostic[] };

/** The position of a syntax error. That of a tag without an end is only in the message: `(19:1-19:7)`. */
function findErrorPosition({ reason, line = 1, column = 1 }: VFileMessage): Position {
  const [, tagLine, tagColumn] = /^Expected a closing tag .* \((\d+):(\d+)-/.exec(reason) ?? [];
  return tagLine && tagColumn
    ? { line: Number(tagLine), column: Number(tagColumn) }
    : { line, column };
}

/** What to write instead of an invalid part of MDX. */
const describeSyntax = (message: string): string =>
  /acorn|expression/.test(message)
    ? 'valid MDX: \\{ for a literal {, or `code`'
    : /name|tag|lazy/.test(message)
      ? 'valid MDX: \\< for a literal <, `code`, or a tag with its end'
      : 'valid MDX';

/**
 * Parses MDX. The parser stops at the first syntax error.
 * @param file the path from the project's root, for the diagnostic
 */
export function parseMdx(source: string, file: string): MdxFile {
  try {
    const format = file.endsWith('.md') ? 'md' : 'mdx';
    const processor = processors[format];
    const page = new VFile({ value: source, path: file });
    const tree = processor.runSync(processor.parse(page), page);
    if (format === 'md') replaceHtml(tree);
    return { source, tree, diagnostics: [] };
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    const { reason: message } = error;
    const { line, column } = findErrorPosition(error);
    const found = abbreviate(source.split('\n')[line - 1] ?? '') || 'the end of the file';
    const expected = describeSyntax(message);
    const diagnostic = { severity: 'error', file, line, column, message, found, expected } as const;
    return { source, tree: undefined, diagnostics: [diagnostic] };
  }
}

/** Reads and parses an MDX file once. */
export const readMdxFile = cachedBy(
  (file: string) => [file],
  (file): MdxFile => {
    const { text, diagnostics } = readSource(file);
    return text === undefined
      ? { source: undefined, tree: undefined, diagnostics }
      : parseMdx(text, file);
  },
);

function getTree({ tree, diagnostics }: MdxFile): Root {
  if (!tree) throw new DiagnosticError(diagnostics);
  return tree;
}

/** Returns the syntax tree of MDX. Throws a DiagnosticError if it is not valid. */
export const parseMdxSource = (source: string, file = 'MDX'): Root =>
  getTree(parseMdx(source, file));

/** Returns the syntax tree of an MDX file. Throws a DiagnosticError if the file is not valid MDX. */
export const parseMdxFile = (file: string): Root => getTree(readMdxFile(file));

/** Lists the files of MDX that a page imports as parts, and their parts. */
export function listPartials(tree: Root, file: string): string[] {
  const sources: string[] = [];
  visit(tree, 'mdxjsEsm', ({ data }) => {
    for (const statement of data?.estree?.body ?? []) {
      const source = statement.type === 'ImportDeclaration' ? statement.source.value : undefined;
      if (typeof source === 'string' && pagePattern.test(source)) sources.push(source);
    }
  });
  return sources.flatMap((source) => {
    const part = posix.join(posix.dirname(file), source);
    const partTree = isFile(part) ? readMdxFile(part).tree : undefined;
    return partTree ? [part, ...listPartials(partTree, part)] : [];
  });
}

/** Lists all MDX and Markdown files of the project, as paths from its root. */
export const listMdxFiles = (): string[] =>
  mdxFolders.flatMap((folder) => listFiles(folder, '')).filter((file) => pagePattern.test(file));

/** Lists the MDX files that can be parsed. The build step check-mdx reports the others. */
export const listValidMdxFiles = (): string[] =>
  listMdxFiles().filter((file) => readMdxFile(file).tree !== undefined);
