import type { ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { h, isElement, text } from './hast-builders';

const blockNames = new Set(
  (
    'address article aside blockquote dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li ' +
    'main ol p pre section summary table tbody td tfoot th thead tr ul'
  ).split(' '),
);

/** Elements that belong to the text beside them. */
const attachedNames = new Set(['br', 'rp', 'rt', 'sub', 'sup']);

const isBlock = (node: ElementContent): boolean => isElement(node) && blockNames.has(node.tagName);

/** The text of nodes. */
const textOfAll = (nodes: ElementContent[]): string => nodes.map((node) => textOf(node)).join('');

/** Whether nodes contain an element that a table cell of Markdown cannot contain. */
export const hasBlocks = (nodes: readonly ElementContent[]): boolean =>
  nodes.some(
    (node) =>
      isElement(node) &&
      (['pre', 'table', 'ul', 'ol', 'blockquote'].includes(node.tagName) ||
        hasBlocks(node.children)),
  );

/** Whether an element starts with the punctuation that ends the text before it. */
const continuesText = (node: ElementContent): boolean => /^[.,:;!?](?:\s|$)/.test(textOf(node));

/** Inserts spaces between adjacent inline elements, which CSS separates in HTML. */
export function separateInline(nodes: ElementContent[]): ElementContent[] {
  return nodes.flatMap((node, index) => {
    const previous = nodes[index - 1];
    const isAdjacent =
      previous !== undefined &&
      isElement(previous) &&
      isElement(node) &&
      !isBlock(previous) &&
      !isBlock(node) &&
      ![previous.tagName, node.tagName].some((name) => attachedNames.has(name)) &&
      !continuesText(node);
    return isAdjacent ? [text(' '), node] : [node];
  });
}

/** Joins the contents of blocks with a separator; a space is enough after punctuation. */
export function joinInline(parts: ElementContent[][]): ElementContent[] {
  const visibleParts = parts.filter((part) => textOfAll(part).trim() !== '');
  return visibleParts.flatMap((part, index) => {
    const previous = visibleParts[index - 1];
    if (!previous) return part;
    return [text(/[.:;!?]\s*$/.test(textOfAll(previous)) ? ' ' : ' · '), ...part];
  });
}

/** Converts blocks to inline content, for a table cell or a term. */
export function toInline(nodes: ElementContent[]): ElementContent[] {
  const parts: ElementContent[][] = [[]];
  for (const node of nodes) {
    if (isElement(node) && isBlock(node)) {
      const content =
        node.tagName === 'pre' ? [h('code', [text(textOf(node))])] : toInline(node.children);
      parts.push(content, []);
    } else {
      parts.at(-1)?.push(node);
    }
  }
  return joinInline(parts);
}
