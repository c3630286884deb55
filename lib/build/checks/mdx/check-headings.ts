import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { isJsxElement, type MdxFinding } from './mdx-finding';

/** The title of a page is its heading of level 1, and the title of a `<Step>` one of level 3. */
const pageLevel = 1;
const stepLevel = 3;

/**
 * Reports headings without text, and advises against those that skip a level, and against a second one of level 1.
 * @param isPart whether the tree is a part of pages, which can start with any level
 */
export function checkHeadings(tree: Root, isPart = false): MdxFinding[] {
  const findings: MdxFinding[] = [];
  let previous = isPart ? 6 : pageLevel;
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
      const expected = '## or a deeper level';
      findings.push({ at: node, severity: 'advice', message, found, expected });
    } else if (depth > previous + 1) {
      const message = 'The heading skips a level';
      const expected = `${deepest} or a higher level`;
      findings.push({ at: node, severity: 'advice', message, found, expected });
    }
    previous = Math.max(depth, 2);
  });
  return findings;
}
