import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { isJsxElement, type MdxFinding } from './mdx-finding';

/** The title of a page is its heading of level 1, and the title of a `<Step>` one of level 3. */
const pageLevel = 1;
const stepLevel = 3;

/** Reports headings that skip a level, a second heading of level 1, and headings without text. */
export function checkHeadings(tree: Root): MdxFinding[] {
  const findings: MdxFinding[] = [];
  let previous = pageLevel;
  visit(tree, (node) => {
    if (isJsxElement(node) && node.name === 'Step') previous = Math.max(previous, stepLevel);
    if (node.type !== 'heading') return;
    const { depth } = node;
    const found = `${'#'.repeat(depth)} ${textOf(node)}`.trim();
    const deepest = '#'.repeat(Math.min(previous + 1, 6));
    if (textOf(node).trim() === '') {
      findings.push({ at: node, message: 'The heading has no text', found, expected: 'a text' });
    }
    if (depth === pageLevel) {
      const message = 'A second heading of level 1: the title of the page is the first';
      findings.push({ at: node, message, found, expected: '## or a deeper level' });
    } else if (depth > previous + 1) {
      const message = 'The heading skips a level';
      findings.push({ at: node, message, found, expected: `${deepest} or a higher level` });
    }
    previous = Math.max(depth, 2);
  });
  return findings;
}
