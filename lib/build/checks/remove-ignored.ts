import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { pagePattern } from '../../content/doc-path.mjs';
import { readMdxFile } from '../../content/mdx';
import { type Diagnostic, isError } from '../../kit/diagnostics/diagnostic';
import type { MdxFinding } from './mdx/mdx-finding';

/** A comment in MDX, or in HTML: `<!-- check-ignore: reason -->`. */
const ignorePattern = /^(?:\/\*|<!--)\s*check-ignore\b:?\s*(.*?)\s*(?:\*\/|-->)$/s;

type IgnoreComment = { node: Nodes; reason: string; first: number; last: number };

/** Lists the comments that ignore what is reported in the block after them, or in the paragraph that they are in. */
function listIgnoreComments(tree: Root): IgnoreComment[] {
  const comments: IgnoreComment[] = [];
  visit(tree, (node, index, parent) => {
    if (!('value' in node) || !parent || index === undefined) return;
    const [, reason] = ignorePattern.exec(node.value.trim()) ?? [];
    if (reason === undefined) return;
    const isInText = parent.type === 'paragraph' || parent.type === 'heading';
    const position = isInText ? parent.position : parent.children[index + 1]?.position;
    comments.push({
      node,
      reason,
      first: position?.start.line ?? 0,
      last: position?.end.line ?? 0,
    });
  });
  return comments;
}

/** Advises against comments that ignore something without saying why. */
export const checkIgnoreComments = (tree: Root): MdxFinding[] =>
  listIgnoreComments(tree)
    .filter(({ reason }) => reason === '')
    .map(({ node }) => ({
      at: node,
      severity: 'advice',
      message: 'The reason is missing',
      found: 'check-ignore',
      expected: 'check-ignore: why nothing is reported here',
    }));

/** Whether a comment with a reason ignores what is reported at a line. */
export const isIgnored = (tree: Root, line: number): boolean =>
  listIgnoreComments(tree).some(
    ({ first, last, reason }) => reason !== '' && first <= line && line <= last,
  );

/** Removes what comments of pages ignore. Errors are never ignored: they are wrong for readers. */
export const removeIgnored = (diagnostics: readonly Diagnostic[]): Diagnostic[] =>
  diagnostics.filter((diagnostic) => {
    const { file, line = 0 } = diagnostic;
    if (isError(diagnostic) || !pagePattern.test(file)) return true;
    const { tree } = readMdxFile(file);
    return !tree || !isIgnored(tree, line);
  });
