import { highlightedWordsStylesheet } from '@/.generated/styles/stylesheets';
import { loadStylesheet } from '@/components/ui/document/load-stylesheet';
import { foldText } from '@/lib/search/engine/text/tokenizer';
import { highlightParameter, readHighlightedWords } from '@/lib/search/site/search-urls';
import { findHashTarget } from '@/lib/site/browser/hash-target';
import { findWordRanges, type WordRanges } from './find-word-ranges';

/** Limits for the words, because they come from the URL. */
const maxWords = 12;
const maxWordLength = 60;
const highlightName = 'found';
const currentHighlightName = 'found-current';
const barId = 'found-words';

/** Ends the listeners of the shown highlights. */
let listeners = new AbortController();

/** Scrolls a range into view, below the navbar, if it is not visible. */
function scrollToRange(range: Range): void {
  const { top, bottom } = range.getBoundingClientRect();
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
  listeners.abort();
  CSS.highlights?.delete(highlightName);
  CSS.highlights?.delete(currentHighlightName);
  document.getElementById(barId)?.remove();
}

/** Removes the highlights from the page and the words from its URL. */
export function removeHighlights(): void {
  clearHighlights();
  removeFromUrl();
}

/** Removes the highlights as asked for in the bar, whose buttons disappear with the focus. */
function removeHighlightsFromBar(): void {
  removeHighlights();
  document.getElementById('main')?.focus({ preventScroll: true });
}

function describeRanges({ ranges, isInSection, isPartial }: WordRanges): string {
  const texts = ranges.map((range) => range.toString());
  const words = [...new Map(texts.map((text) => [text.toLowerCase(), text]))]
    // The shortest form of a word stands for the others: "element" for "elements".
    .filter(([word], _, all) => all.every(([form]) => form === word || !word.startsWith(form)))
    .map(([, text]) => text)
    .join(', ');
  const count = isPartial ? 'First' : String(ranges.length);
  const scope = isInSection ? ' in this section' : isPartial ? ' in each section' : '';
  return `${count} ${count === '1' ? 'match' : 'matches'} for ${words}${scope}`;
}

function createButton(label: string, text: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = text;
  if (label !== text) button.ariaLabel = label;
  button.addEventListener('click', onClick);
  return button;
}

/** Adds a bar with the highlighted words, buttons that move between them, and one that removes the highlights. */
function showBar(found: WordRanges): void {
  const { ranges } = found;
  let current = 0;
  const move = (step: number) => {
    current = (current + step + ranges.length) % ranges.length;
    const range = ranges[current];
    if (!range) return;
    const highlight = new Highlight(range);
    highlight.priority = 1;
    CSS.highlights?.set(currentHighlightName, highlight);
    scrollToRange(range);
  };
  const bar = document.createElement('div');
  bar.id = barId;
  bar.className = 'found-bar';
  bar.setAttribute('role', 'region');
  bar.setAttribute('aria-label', 'Marked words');
  const text = document.createElement('p');
  text.textContent = describeRanges(found);
  bar.append(text);
  if (ranges.length > 1 && CSS.highlights) {
    bar.append(
      createButton('Previous match', '↑', () => move(-1)),
      createButton('Next match', '↓', () => move(1)),
    );
  }
  const clear = createButton('Clear marks', 'Clear marks', removeHighlightsFromBar);
  clear.className = 'found-clear';
  clear.title = 'Escape';
  bar.append(clear);
  document.getElementById('main')?.append(bar);
}

/** Escape removes the highlights, except where it has another meaning. */
function handleKeyDown(event: KeyboardEvent): void {
  const { target, key, defaultPrevented } = event;
  if (key !== 'Escape' || defaultPrevented || document.querySelector('dialog[open]')) return;
  if (target instanceof Element && target.closest('input,textarea,select,[contenteditable]'))
    return;
  removeHighlightsFromBar();
}

/**
 * Highlights words in the page's article and scrolls to the first one. Uses the CSS Custom Highlight API, which does not
 * change the DOM that React manages. Browsers that do not support it only scroll.
 * @param words words as they occur in the text
 * @param hash the hash of the section to highlight them in
 * @returns a function that removes the highlights
 */
export function highlightWords(
  words: readonly string[],
  hash: string = window.location.hash,
): () => void {
  clearHighlights();
  const foldedWords = words
    .slice(0, maxWords)
    .map((word) => foldText(word.slice(0, maxWordLength).trim()));
  const found = findWordRanges(new Set(foldedWords), findHashTarget(hash));
  const visible = found.ranges.find((range) => range.getClientRects().length > 0);
  if (found.ranges.length === 0) {
    removeFromUrl();
    return clearHighlights;
  }
  loadStylesheet(highlightedWordsStylesheet);
  CSS.highlights?.set(highlightName, new Highlight(...found.ranges));
  listeners = new AbortController();
  document.addEventListener('keydown', handleKeyDown, { signal: listeners.signal });
  showBar(found);
  if (visible) scrollToRange(visible);
  return clearHighlights;
}

/** Highlights the words in the URL's query. Returns a function that removes the highlights. */
export const highlightWordsFromUrl = (): (() => void) =>
  highlightWords(readHighlightedWords(window.location.search));
