import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { MdxFinding } from './mdx-finding';

/** Markdown that the parser left as text, because its other half is missing. */
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
];

/** Reports Markdown that appears as text, links without a text or an address, and cells that a table does not show. */
export function checkText(tree: Root, source: string): MdxFinding[] {
  const findings: MdxFinding[] = [];
  const slice = ({ position }: MdxFinding['at']) =>
    source.slice(position?.start.offset, position?.end.offset);
  visit(tree, (node) => {
    if (node.type === 'text') {
      const text = slice(node).replace(/\\./g, '');
      for (const { pattern, message, expected } of leftovers) {
        const found = pattern.exec(text)?.[0];
        if (found !== undefined) findings.push({ at: node, message, found: text.trim(), expected });
      }
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
