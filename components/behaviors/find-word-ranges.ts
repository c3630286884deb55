import { findMatches } from '@/lib/search/engine/text/matches';
import { foldText } from '@/lib/search/engine/text/tokenizer';

/** How many matches are highlighted at most before some are left out. */
const maxRanges = 12;

const headingSelector = 'h1,h2,h3,h4,h5,h6';
const levelOf = (heading: Element) => Number(heading.tagName.slice(1));

/** The text nodes of an article that search indexes, without its title. Those of one identifier, which has `<wbr>` in it, are together. */
function listTexts(article: Element): Node[][] {
  const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT, {
    acceptNode: ({ parentElement }) =>
      parentElement?.closest('h1,[data-search="off"],script,style,template,button')
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  });
  const texts: Node[][] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.previousSibling?.nodeName === 'WBR') texts.at(-1)?.push(node);
    else texts.push([node]);
  }
  return texts;
}

/** Finds the node that has a position of the joined text. A position between two nodes is in the first. */
function locate(
  nodes: readonly Node[],
  position: number,
): [node: Node, offset: number] | undefined {
  let offset = position;
  for (const node of nodes) {
    const { length } = node.textContent ?? '';
    if (offset <= length) return [node, offset];
    offset -= length;
  }
  return undefined;
}

/** Lists the ranges of the article's text that match one of the words. Skips elements that search does not index. */
function listRanges(article: Element, words: ReadonlySet<string>): Range[] {
  return listTexts(article).flatMap((nodes) => {
    const text = nodes.map(({ textContent }) => textContent).join('');
    return findMatches(text, (word) => words.has(word)).flatMap((match) => {
      const [start, end] = [locate(nodes, match.start), locate(nodes, match.end)];
      if (!start || !end) return [];
      const range = document.createRange();
      range.setStart(...start);
      range.setEnd(...end);
      return [range];
    });
  });
}

/** Returns whether a node comes after another in the document. */
const isAfter = (node: Node, other: Node) =>
  Boolean(other.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING);

/**
 * Creates a condition for the nodes of a target: those in it and, if it is a heading, those before the next heading of
 * its level.
 */
function createSectionCondition(target: Element, article: Element): (node: Node) => boolean {
  if (!target.matches(headingSelector)) return (node) => target.contains(node);
  const end = [...article.querySelectorAll(headingSelector)].find(
    (heading) => isAfter(heading, target) && levelOf(heading) <= levelOf(target),
  );
  return (node) =>
    target.contains(node) ||
    (isAfter(node, target) && !(end && (end.contains(node) || isAfter(node, end))));
}

/** Returns the folded text of a range, without punctuation. */
const toWord = (range: Range) => foldText(range.toString()).replace(/[^\p{L}\p{N}]/gu, '');

/** Returns the first range of each word in each group. */
function listFirsts(ranges: readonly Range[], groupOf: (node: Node) => unknown): Range[] {
  const wordsOf = new Map<unknown, Set<string>>();
  return ranges.filter((range) => {
    const group = groupOf(range.startContainer);
    const words = wordsOf.get(group) ?? new Set();
    const word = toWord(range);
    if (words.has(word)) return false;
    wordsOf.set(group, words.add(word));
    return true;
  });
}

const findBlock = ({ parentElement }: Node) =>
  parentElement?.closest('p,li,tr,dd,pre,h2,h3,h4,h5,h6');

/** Returns whether each of the words is the text of a range. */
function containsAll(ranges: readonly Range[], words: ReadonlySet<string>): boolean {
  return new Set(ranges.map(toWord)).size >= words.size;
}

/**
 * Finds words in the page's article: in the target if the URL has one, and otherwise in the whole page. If there are many,
 * the first of each word in each paragraph or section are enough to find the others. Finds nothing if a word is missing there:
 * the section or page answers the query in other words, and the remaining ones mean something else on it.
 */
export function findWordRanges(words: ReadonlySet<string>, target: Element | null): Range[] {
  const article = document.querySelector('main article');
  if (!article) return [];
  const all = listRanges(article, words);
  if (target && article.contains(target)) {
    const isInTarget = createSectionCondition(target, article);
    const found = all.filter(({ startContainer }) => isInTarget(startContainer));
    if (!containsAll(found, words)) return [];
    return found.length > maxRanges ? listFirsts(found, findBlock).slice(0, maxRanges) : found;
  }
  if (!containsAll(all, words)) return [];
  if (all.length <= maxRanges) return all;
  const headings = [...article.querySelectorAll(headingSelector)];
  // The text of a heading belongs to its section.
  const findSection = (node: Node) =>
    headings.findLast((heading) => heading.contains(node) || isAfter(node, heading));
  return listFirsts(all, findSection);
}
