import { highlightedWordsStylesheet } from '@/.generated/styles/stylesheets';
import { loadStylesheet } from '@/components/ui/document/load-stylesheet';
import { foldText } from '@/lib/search/engine/text/tokenizer';
import { highlightParameter, readHighlightedWords } from '@/lib/search/site/search-urls';
import { findHashTarget } from '@/lib/site/browser/hash-target';
import { findWordRanges } from './find-word-ranges';

/** Limits for the words, because they come from the URL. */
const maxWords = 12;
const maxWordLength = 60;
const highlightName = 'found';

/** Ends the listener of the shown highlights. */
let listeners = new AbortController();

/** Scrolls a range into view, below the navbar, if it is not visible. */
function scrollToRange(range: Range): void {
  const { top, bottom } = range.getBoundingClientRect();
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const minTop = Number.parseFloat(scrollPaddingTop) || 0;
  if (top >= minTop && bottom <= window.innerHeight) return;
  window.scrollTo({ top: window.scrollY + top - minTop });
}

/** A link that the reader copies leads to the page, not to the search. */
function removeFromUrl(): void {
  const url = new URL(window.location.href);
  if (!url.searchParams.has(highlightParameter)) return;
  url.searchParams.delete(highlightParameter);
  window.history.replaceState(window.history.state, '', url);
}

/** Removes the highlights from the page. */
export function removeHighlights(): void {
  listeners.abort();
  CSS.highlights?.delete(highlightName);
}

/**
 * Highlights words in the page's article, until Escape is pressed or another page is shown, and scrolls to the first one.
 * Uses the CSS Custom Highlight API, which does not change the DOM. Browsers that do not support it only scroll.
 * @param words words as they occur in the text
 * @param hash the hash of the section to highlight them in
 * @returns a function that removes the highlights
 */
export function highlightWords(
  words: readonly string[],
  hash: string = window.location.hash,
): () => void {
  removeHighlights();
  removeFromUrl();
  const foldedWords = words
    .slice(0, maxWords)
    .map((word) => foldText(word.slice(0, maxWordLength).trim()));
  const ranges = findWordRanges(new Set(foldedWords), findHashTarget(hash));
  if (ranges.length === 0) return removeHighlights;
  loadStylesheet(highlightedWordsStylesheet);
  CSS.highlights?.set(highlightName, new Highlight(...ranges));
  listeners = new AbortController();
  document.addEventListener(
    'keydown',
    ({ key, defaultPrevented }) => {
      if (key === 'Escape' && !defaultPrevented) removeHighlights();
    },
    { signal: listeners.signal },
  );
  const visible = ranges.find((range) => range.getClientRects().length > 0);
  if (visible) scrollToRange(visible);
  return removeHighlights;
}

/** Highlights the words in the URL's query. Returns a function that removes the highlights. */
export const highlightWordsFromUrl = (): (() => void) =>
  highlightWords(readHighlightedWords(window.location.search));
