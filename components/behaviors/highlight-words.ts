import { highlightedWordsStylesheet } from '@/.generated/styles/stylesheets';
import { loadStylesheet } from '@/components/document/load-stylesheet';
import { findHashTarget } from '@/lib/browser/hash-target';
import { highlightParameter } from '@/lib/search/search-urls';
import { findMatches } from '@/lib/search/text/matches';
import { foldText } from '@/lib/search/text/tokenizer';
import { searchAttribute } from '@/lib/site/data-attributes/document';

/** Limits for the words, because they come from the URL. */
const maxWords = 12;
const maxWordLength = 60;
const highlightName = 'found';
const barId = 'found-words';

/** Returns the ranges of the article's text that match one of the words. Skips elements that search does not index. */
function findRanges(article: Element, words: ReadonlySet<string>): Range[] {
  const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT, {
    acceptNode: ({ parentElement }) =>
      parentElement?.closest(`[${searchAttribute}="off"],script,style,template,button`)
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  });
  const ranges: Range[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const { start, end } of findMatches(node.textContent ?? '', (word) => words.has(word))) {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      ranges.push(range);
    }
  }
  return ranges;
}

/** Scrolls to the first visible range. If the URL has a hash, ranges in or after its target are preferred. */
function scrollToFirst(ranges: readonly Range[]): void {
  const target = findHashTarget(window.location.hash);
  const visibleRanges = ranges.filter((range) => range.getClientRects().length > 0);
  const isInOrAfterTarget = ({ startContainer }: Range) =>
    target !== null &&
    (target.contains(startContainer) ||
      Boolean(target.compareDocumentPosition(startContainer) & Node.DOCUMENT_POSITION_FOLLOWING));
  const first = visibleRanges.find(isInOrAfterTarget) ?? visibleRanges[0];
  if (!first) return;
  const { top, bottom } = first.getBoundingClientRect();
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const minTop = Number.parseFloat(scrollPaddingTop) || 0;
  if (top >= minTop && bottom <= window.innerHeight) return;
  window.scrollTo({ top: window.scrollY + top - minTop });
}

function removeFromUrl(): void {
  const url = new URL(window.location.href);
  if (!url.searchParams.has(highlightParameter)) return;
  url.searchParams.delete(highlightParameter);
  window.history.replaceState(window.history.state, '', url);
}

function clearHighlights(): void {
  CSS.highlights?.delete(highlightName);
  document.getElementById(barId)?.remove();
}

/** Removes the highlights from the page and the words from its URL. */
export function removeHighlights(): void {
  clearHighlights();
  removeFromUrl();
}

/** Adds a bar with the highlighted words and a button that removes the highlights. */
function showBar(ranges: readonly Range[]): void {
  const bar = document.createElement('div');
  bar.id = barId;
  bar.className = 'found-bar';
  bar.setAttribute('role', 'region');
  bar.setAttribute('aria-label', 'Marked words');
  const texts = ranges.map((range) => range.toString());
  const words = [...new Map(texts.map((text) => [text.toLowerCase(), text])).values()];
  const text = document.createElement('p');
  text.textContent = `${ranges.length} ${ranges.length === 1 ? 'match' : 'matches'} for ${words.join(', ')}`;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Clear marks';
  button.addEventListener('click', () => {
    removeHighlights();
    document.getElementById('main')?.focus({ preventScroll: true });
  });
  bar.append(text, button);
  document.getElementById('main')?.append(bar);
}

/**
 * Highlights words in the page's article and scrolls to the first one. Uses the CSS Custom Highlight API, which does not
 * change the DOM that React manages. Browsers that do not support it only scroll.
 * @param words words as they occur in the text
 * @returns a function that removes the highlights
 */
export function highlightWords(words: readonly string[]): () => void {
  clearHighlights();
  const foldedWords = words
    .slice(0, maxWords)
    .map((word) => foldText(word.slice(0, maxWordLength).trim()));
  const article = document.querySelector('main article');
  const ranges = article ? findRanges(article, new Set(foldedWords)) : [];
  if (ranges.length === 0) return clearHighlights;
  loadStylesheet(highlightedWordsStylesheet);
  CSS.highlights?.set(highlightName, new Highlight(...ranges));
  showBar(ranges);
  scrollToFirst(ranges);
  return clearHighlights;
}

/** Highlights the words in the URL's query. Returns a function that removes the highlights. */
export function highlightWordsFromUrl(): () => void {
  return highlightWords(new URLSearchParams(window.location.search).getAll(highlightParameter));
}
