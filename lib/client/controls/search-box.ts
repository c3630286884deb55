import { findSearchBox, isApplePlatform, isSearchShortcut } from '../../site/browser/search-box';
import { openSearchBox } from '../../site/browser/search-opener';

/** The search box of the navbar, as far as it works without its suggestions (components/behaviors/start-suggestions.ts). */

/** Whether the field had the focus before the current click. */
let wasFocused = false;

/** Moves the focus to the field on the search shortcut, and selects its text. */
function onKeyDown(event: KeyboardEvent): void {
  if (!isSearchShortcut(event)) return;
  event.preventDefault();
  openSearchBox();
}

function onPointerDown({ target }: PointerEvent): void {
  wasFocused = target === document.activeElement;
}

/** A new query replaces the last one, unless the reader has selected a part of it or clicks once more. */
function selectOnFirstClick({ target }: MouseEvent): void {
  const input = findSearchBox()?.input;
  if (!input || target !== input || wasFocused) return;
  if (input.selectionStart === input.selectionEnd) input.select();
}

/** Shows the shortcut of the reader's platform in the box. The page's HTML has the one of most platforms. */
export function labelSearchShortcut(): void {
  const label = findSearchBox()?.form.querySelector('kbd');
  if (label && isApplePlatform()) label.textContent = '⌘ K';
}

/** Handles the search shortcut, and selects the text of the field on the first click. */
export function watchSearchBox(): void {
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('pointerdown', onPointerDown);
  document.addEventListener('click', selectOnFirstClick);
}
