import type { Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { interactiveHeading } from '../../site/interactive-heading';

/** The index of the next heading of the same level or a higher one, or the end. */
function findSectionEnd(nodes: readonly RootContent[], start: number, depth: number): number {
  const length = nodes
    .slice(start + 1)
    .findIndex((node) => node.type === 'heading' && node.depth <= depth);
  return length === -1 ? nodes.length : start + 1 + length;
}

/**
 * Removes headings that have nothing below them, parts that lead to something interactive and to nothing else, and the
 * note about something interactive below the code that it shows.
 */
export function removeEmptySections(root: Root, interactiveNote: string): Root {
  const isNote = (node: RootContent | undefined) =>
    node?.type === 'paragraph' && textOf(node) === interactiveNote;
  const nodes: RootContent[] = root.children.filter(
    (node, index) => !(isNote(node) && root.children[index - 1]?.type === 'code'),
  );
  // From the end, so that a heading whose only content were empty headings is removed too.
  for (let index = nodes.length - 1; index >= 0; index -= 1) {
    const node = nodes[index];
    if (node?.type !== 'heading' || node.depth === 1) continue;
    const end = findSectionEnd(nodes, index, node.depth);
    const content = nodes.slice(index + 1, end);
    const isInteractive =
      textOf(node) === interactiveHeading &&
      content.some(isNote) &&
      content.every(({ type }) => type === 'paragraph');
    if (content.length === 0 || isInteractive) nodes.splice(index, end - index);
  }
  return { ...root, children: nodes };
}
