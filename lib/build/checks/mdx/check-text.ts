import type { Paragraph, Parents, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { MdxFinding } from './mdx-finding';

/** Markdown that the parser left as text, because its other half is missing, or because only other tools have it. */
const leftovers: ReadonlyArray<{ pattern: RegExp; message: string; expected: string }> = [
  {
    pattern: /\[[^\]]+\]\[[^\]]*\]/,
    message: 'The link has no definition',
    expected: '[name]: address',
  },
  { pattern: /\[\^[^\]]+\]/, message: 'The footnote has no definition', expected: '[^name]: text' },
  { pattern: /\]\(/, message: 'The link is not closed', expected: '[text](address)' },
  { pattern: /\*\*/, message: 'The bold text is not closed', expected: '**text**' },
  { pattern: /`/, message: 'The code is not closed', expected: '`code`' },
  { pattern: /^\[!\w+\]/, message: 'An alert of GitHub', expected: '<Note>, <Tip> or <Warning>' },
  {
    pattern: /^[ \t>]*:::.*/m,
    message: 'An admonition of another tool',
    expected: '<Note>, <Tip> or <Warning>',
  },
  {
    pattern: /^[ \t>]*#{2,6}[^\s#].*/m,
    message: 'The heading has no space after its marks',
    expected: '## Text',
  },
  {
    pattern: /(?<![\w:]):(?=\D)[a-z0-9_+-]{2,}:(?![\w:/])/,
    message: 'A name of an emoji',
    expected: 'the emoji itself',
  },
  {
    pattern: /(?<![\w$])\$(?=\S)[^$\n]*[\\^_][^$\n]*\$(?![\w$])/,
    message: 'A formula',
    expected: 'text with <sup> and <sub>, or `code`',
  },
];

/** The indentation of a paragraph beyond that of what it is in. */
function measureIndent(node: Paragraph, parent: Parents): number {
  const first = parent.type === 'root' ? 1 : parent.children[0]?.position?.start.column;
  return (node.position?.start.column ?? 1) - (first ?? 1);
}

/** Reports Markdown that appears as text, code without a fence, links without a text or an address, and cells that a table does not show. */
export function checkText(tree: Root, source: string): MdxFinding[] {
  const findings: MdxFinding[] = [];
  const slice = ({ position }: MdxFinding['at']) =>
    source.slice(position?.start.offset, position?.end.offset);
  visit(tree, (node, _index, parent) => {
    if (node.type === 'text') {
      const text = slice(node).replace(/\\./g, '');
      for (const { pattern, message, expected } of leftovers) {
        const found = pattern.exec(text)?.[0];
        if (found !== undefined) findings.push({ at: node, message, found: text.trim(), expected });
      }
    }
    const canIndent = parent?.type === 'root' || parent?.type === 'listItem';
    if (node.type === 'paragraph' && canIndent && measureIndent(node, parent) >= 4) {
      const message = 'The paragraph is indented, which makes no code of it';
      findings.push({ at: node, message, found: slice(node), expected: '``` around code' });
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
        if (count === columns) continue;
        const message = 'The row has a different number of cells than the table header';
        const expected = `${columns} cells`;
        findings.push({ at: row, message, found: `${count} cells`, expected });
      }
    }
  });
  return findings;
}
