import type { Element, ElementContent } from 'hast';
import { toString as toText } from 'hast-util-to-string';
import type { ElementPredicate } from '../../kit/html/find-element';

/** A paragraph, a cell, an item of a list, or a code sample. */
export type Block = {
  text: string;
  /** Whether the text is made of sentences. Labels, cells with a word or two, and code are not. */
  isProse: boolean;
  /** Whether the text is as long as a sentence and has got a full stop here. */
  isFragment?: boolean;
};

const inlineTags =
  'a abbr b cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  );
/** How many words make a sentence of a text without a full stop, by element. */
const minProseWords: Record<string, number> = {
  blockquote: 4,
  label: 4,
  li: 4,
  p: 4,
  dd: 5,
  td: 5,
};

const sentenceEnd = /[.!?:…]["')\]”’]*$/;

const normalizeSpace = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?)])/g, '')
    .trim();

/** Returns whether a bold text is a heading at the start of a block: `<strong>Title</strong> A sentence.` */
function isRunInHeading(
  element: Element,
  textBefore: string,
  following: readonly ElementContent[],
): boolean {
  if (element.tagName !== 'strong' || textBefore.trim() !== '') return false;
  const isLabel = !/[.,;:!?]$/.test(toText(element).trim());
  return isLabel && /^\s*\p{Lu}/u.test(following.map((node) => toText(node)).join(''));
}

/** Text of a sample without its numbers, dates, ids, and URLs, which nobody searches for. */
const readCode = (text: string) => normalizeSpace(text.replace(/\S*\d\S*/g, ' '));

/**
 * Puts the label of a table row, its first cell, before the row's first sentence: `403 · Forbidden: …`. In a table of two
 * columns, a long label and its answer are one sentence.
 */
function labelRow(cells: readonly Block[][]): Block[] {
  const blocks = cells.flat();
  const [label, ...others] = blocks;
  if (label?.isFragment && cells.length === 2 && cells[0]?.length === 1 && others.length > 0) {
    const answer = joinBlocks(others);
    const text = `${label.text.slice(0, -1)}: ${answer}`;
    return [{ text: sentenceEnd.test(answer) ? text : `${text}.`, isProse: true }];
  }
  const sentence = blocks.find(({ isProse }) => isProse);
  if (!label || !sentence || cells[0]?.length !== 1 || label.isProse) return blocks;
  return blocks.flatMap((block) => {
    if (block === label) return [];
    return block === sentence ? { ...block, text: `${label.text} · ${block.text}` } : block;
  });
}

/**
 * Reads the text of nodes block by block. Code in a sentence is in backticks, so that it can be displayed as code.
 * @param isExcluded returns whether the text of an element is left out
 */
export function readBlocks(
  nodes: readonly ElementContent[],
  isExcluded: ElementPredicate,
): Block[] {
  const blocks: Block[] = [];
  /** The titles of notes, which are no sentences. */
  const titles = new Set<unknown>();
  let text = '';
  /** The number of words in the block that are neither code nor links. */
  let words = 0;

  const flush = (tagName: string) => {
    const normalized = normalizeSpace(text);
    // The name of a rule, as a link before its text, is no sentence.
    const isLabel = words === 0 && normalized.endsWith(':');
    const isSentence = sentenceEnd.test(normalized) && normalized.includes(' ') && !isLabel;
    const isFragment = words >= (minProseWords[tagName] ?? Number.POSITIVE_INFINITY);
    if (normalized !== '') {
      blocks.push({
        text: isFragment && !isSentence ? `${normalized}.` : normalized,
        isProse: isSentence || isFragment,
        ...(isFragment && !isSentence && { isFragment }),
      });
    }
    text = '';
    words = 0;
  };

  const readInline = (element: Element, isReference: boolean) => {
    if (element.tagName === 'code') {
      const code = normalizeSpace(toText(element)).replaceAll('`', '');
      if (code !== '') text += `\`${code}\``;
      return;
    }
    // In sentences, badges and chips are separated by CSS, not by spaces.
    const isSpaced = element.tagName === 'span';
    if (isSpaced) text += ' ';
    read(element.children, element.tagName, isReference || element.tagName === 'a');
    if (isSpaced) text += ' ';
  };

  const read = (
    children: readonly ElementContent[],
    parentTagName: string,
    isReference: boolean,
  ) => {
    for (const [index, child] of children.entries()) {
      if (child.type === 'text') {
        text += child.value;
        if (!isReference) words += child.value.match(/[\p{L}'’]+/gu)?.length ?? 0;
      }
      if (child.type !== 'element' || isExcluded(child)) continue;
      if (child.tagName === 'pre') {
        flush(parentTagName);
        blocks.push({ text: readCode(toText(child)), isProse: false });
      } else if (child.tagName === 'tr') {
        const cells = child.children.filter((cell) => cell.type === 'element');
        blocks.push(...labelRow(cells.map((cell) => readBlocks([cell], isExcluded))));
      } else if (inlineTags.includes(child.tagName)) {
        if (children[index - 1]?.type === 'element') text += ' ';
        const isHeading = isRunInHeading(child, text, children.slice(index + 1));
        readInline(child, isReference);
        if (isHeading) flush('');
      } else {
        flush(parentTagName);
        if (child.properties.role === 'note' && child.properties.ariaLabel !== undefined)
          titles.add(child.children.find(({ type }) => type === 'element'));
        read(child.children, child.tagName, false);
        flush(titles.has(child) ? '' : child.tagName);
      }
    }
  };

  read(nodes, '', false);
  flush('');
  return blocks;
}

/** Joins the texts of blocks. */
export const joinBlocks = (blocks: readonly Block[]): string =>
  blocks
    .map(({ text }) => text)
    .filter(Boolean)
    .join(' ');
