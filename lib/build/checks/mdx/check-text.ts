import type { Paragraph, Parents, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { containerNames } from '../../../content/syntax/admonitions.mjs';
import type { Severity } from '../../../kit/diagnostics/diagnostic';
import type { MdxFinding } from './mdx-finding';

type Notation = { pattern: RegExp; message: string; expected: string };

/** Links that the parser left as text, because their other half is missing: readers cannot follow them. */
const brokenLinks: readonly Notation[] = [
  {
    pattern: /\[[^\]]+\]\[[^\]]*\]/,
    message: 'The link has no definition',
    expected: '[name]: address',
  },
  { pattern: /\[\^[^\]]+\]/, message: 'The footnote has no definition', expected: '[^name]: text' },
  { pattern: /\]\(/, message: 'The link is not closed', expected: '[text](address)' },
];

/** Notations of other tools, and marks that the parser left as text, with what to write instead. */
const notations: readonly Notation[] = [
  { pattern: /(?<!\/)\*\*(?!\/)/, message: 'The bold text is not closed', expected: '**text**' },
  {
    pattern: /`/,
    message: 'The code is not closed',
    expected: '`code`, or `` ` `` for the character',
  },
  {
    pattern: /^\[!\w+\]/,
    message: 'Unknown alert',
    expected: '> [!NOTE], [!TIP], [!IMPORTANT], [!WARNING] or [!CAUTION] on a line of its own',
  },
  {
    pattern: /^[ \t>]*:::.*/m,
    message: 'Unknown admonition',
    expected: `:::${containerNames.join(', :::')}`,
  },
  {
    pattern: /^[ \t>]*(?:!!!|\?\?\?\+?) ?\w+.*/m,
    message: 'An admonition of another tool',
    expected: ':::note, the text, and ::: on lines of their own',
  },
  {
    pattern: /\{% ?\w+.*?%\}/,
    message: 'A tag of another tool',
    expected: ':::note, or a component',
  },
  {
    pattern: /^[ \t>]*#{2,6}[^\s#].*/m,
    message: 'The heading has no space after its marks',
    expected: '## Text',
  },
  { pattern: /^h[1-6]\. .*/m, message: 'A heading of another tool', expected: '## Text' },
  {
    pattern: /(?<![\w:]):(?=\D)[a-z0-9_+-]{2,}:(?![\w:/])/,
    message: 'A name of an emoji',
    expected: 'the emoji itself',
  },
  {
    pattern:
      /\$\$|(?<![\w$])\$\w\$(?![\w$])|(?<![\w$])\$(?=\S)[^$\n]*[\\^_=+*/<>][^$\n]*(?<=\S)\$(?![\w$])/,
    message: 'A formula, which the portal does not typeset',
    expected: 'text with <sup> and <sub>, `code`, or an image',
  },
  {
    pattern: /\[\[toc\]\]|\[TOC\]/i,
    message: 'A table of contents',
    expected: 'nothing: each page has one beside the text',
  },
  { pattern: /\[\[[^\]]+\]\]/, message: 'A link of a wiki', expected: '[text](./page.mdx)' },
  {
    pattern: /==(?=\S)[^=\n]+==/,
    message: 'A highlighted text',
    expected: '**text**, or <mark>text</mark>',
  },
  { pattern: /\+\+(?=\w)[^+\n]+\+\+/, message: 'An inserted text', expected: '<ins>text</ins>' },
  { pattern: /(?<=\w)\^[^\s^]+\^/, message: 'A raised text', expected: '<sup>text</sup>' },
  {
    pattern: /(?<=\n): +\S.*/,
    message: 'A list of definitions',
    expected: 'a list with **terms**, or <dl> with <dt> and <dd>',
  },
  {
    pattern: /(?<=\S)\{[.#:][^}\n]*\}/,
    message: 'Attributes of another tool',
    expected: 'no attributes',
  },
];

/** The indentation of a paragraph beyond that of what it is in. */
function measureIndent(node: Paragraph, parent: Parents): number {
  const first = parent.type === 'root' ? 1 : parent.children[0]?.position?.start.column;
  return (node.position?.start.column ?? 1) - (first ?? 1);
}

/** Reports Markdown that appears as text, warns of notations of other tools, and reports code without a fence, links without a text or an address, and cells that a table does not show. */
export function checkText(tree: Root, source: string): MdxFinding[] {
  const findings: MdxFinding[] = [];
  const slice = ({ position }: MdxFinding['at']) =>
    source.slice(position?.start.offset, position?.end.offset);
  visit(tree, (node, _index, parent) => {
    if (node.type === 'text') {
      const text = slice(node).replace(/\\./g, '');
      const report = ({ pattern, message, expected }: Notation, severity: Severity) => {
        if (pattern.test(text)) {
          findings.push({ at: node, severity, message, found: text.trim(), expected });
        }
      };
      for (const notation of brokenLinks) report(notation, 'error');
      for (const notation of notations) report(notation, 'warning');
    }
    const canIndent = parent?.type === 'root' || parent?.type === 'listItem';
    if (node.type === 'paragraph' && canIndent && measureIndent(node, parent) >= 4) {
      const message = 'The paragraph is indented, which makes no code of it';
      const finding = { message, found: slice(node), expected: '``` around code' };
      findings.push({ at: node, severity: 'warning', ...finding });
    }
    if (node.type === 'link') {
      const found = slice(node);
      if (node.url === '') {
        findings.push({ at: node, message: 'The link has no URL', found, expected: 'an address' });
      }
      const hasImage = node.children.some(({ type }) => type === 'image');
      if (textOf(node).trim() === '' && !hasImage) {
        findings.push({ at: node, message: 'The link has no text', found, expected: 'a text' });
      }
    }
    if (node.type === 'table') {
      const columns = node.children[0]?.children.length ?? 0;
      for (const row of node.children) {
        const count = row.children.length;
        if (count <= columns) continue;
        const message = 'The row has more cells than the table header, which are not shown';
        const expected = `${columns} cells`;
        findings.push({ at: row, message, found: `${count} cells`, expected });
      }
    }
  });
  return findings;
}
