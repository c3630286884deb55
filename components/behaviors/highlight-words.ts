import { highlightedWordsStylesheet } from '@/.generated/styles/stylesheets';
import { loadStylesheet } from '@/components/document/load-stylesheet';
import { highlightParameter } from '@/lib/search/search-urls';
import { findMatches } from '@/lib/search/text/matches';
import { foldText } from '@/lib/search/text/tokenizer';
import { findHashTarget } from './hash-target';

/** From the address, so not trusted: a handful of words of a usual length. */
const mostWords = 12;
const longestWord = 60;
const name = 'found';
const barId = 'found-words';

/** The places of the article where one of the words stands; what is no text of the page is left out. */
function findRanges(article: Element, words: ReadonlySet<string>): Range[] {
  const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT, {
    acceptNode: ({ parentElement }) =>
      parentElement?.closest('[data-search="off"],script,style,template,button')
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

/** Brings the first word that can be seen into view: behind the place that the address names, where it names one. */
function showFirst(ranges: readonly Range[]): void {
  const place = findHashTarget();
  const visible = ranges.filter((range) => range.getClientRects().length > 0);
  const isAfter = ({ startContainer }: Range) =>
    place !== null &&
    (place.contains(startContainer) ||
      Boolean(place.compareDocumentPosition(startContainer) & Node.DOCUMENT_POSITION_FOLLOWING));
  const first = visible.find(isAfter) ?? visible[0];
  if (!first) return;
  const { top, bottom } = first.getBoundingClientRect();
  const under = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  if (top >= under && bottom <= window.innerHeight) return;
  window.scrollTo({ top: window.scrollY + top - under });
}

function removeFromAddress(): void {
  const address = new URL(window.location.href);
  if (!address.searchParams.has(highlightParameter)) return;
  address.searchParams.delete(highlightParameter);
  window.history.replaceState(window.history.state, '', address);
}

function clearMarks(): void {
  CSS.highlights?.delete(name);
  document.getElementById(barId)?.remove();
}

/** Takes the marks away, from the page and from its address. */
export function removeHighlights(): void {
  clearMarks();
  removeFromAddress();
}

/** Says what is marked, with a button that clears it. Drawn by hand: the marks must not depend on the page's own parts. */
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
 * Marks words in the page's article and brings the first of them into view. The document itself is not changed (CSS
 * Custom Highlight API), so nothing that React drew is disturbed; where a browser lacks that, the page only scrolls.
 * @param words as a text has them; anything else is ignored
 * @returns takes the marks away
 */
export function highlightWords(words: readonly string[]): () => void {
  clearMarks();
  const wanted = words
    .slice(0, mostWords)
    .map((word) => foldText(word.slice(0, longestWord).trim()));
  const article = document.querySelector('main article');
  const ranges = article ? findRanges(article, new Set(wanted)) : [];
  if (ranges.length === 0) return clearMarks;
  loadStylesheet(highlightedWordsStylesheet);
  CSS.highlights?.set(name, new Highlight(...ranges));
  showBar(ranges);
  showFirst(ranges);
  return clearMarks;
}

/** Marks the words that the address carries. */
export function highlightWordsFromUrl(): () => void {
  return highlightWords(new URLSearchParams(window.location.search).getAll(highlightParameter));
}
