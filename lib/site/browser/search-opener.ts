/**
 * Returns the element that had the focus when the reader opened the search with the shortcut. An attribute marks it,
 * because scripts of the page that share no modules read it.
 */
export const findReturnFocus = () => document.querySelector<HTMLElement>('[data-search-opener]');

export const clearReturnFocus = (): void =>
  findReturnFocus()?.removeAttribute('data-search-opener');

/** Marks the element that has the focus, if it is not a part of the search. */
function saveReturnFocus(): void {
  const { activeElement } = document;
  if (activeElement?.closest('[role="search"]')) return;
  clearReturnFocus();
  activeElement?.toggleAttribute('data-search-opener', true);
}

/** Moves the focus to the search box from where the reader is, and selects its text. */
export function openSearchBox(): void {
  saveReturnFocus();
  const input = document.querySelector<HTMLInputElement>('[role="search"] input');
  // The field is in the navbar, which may not be where the reader is. `select` would scroll to it, too.
  input?.focus({ preventScroll: true });
  input?.setSelectionRange(0, input.value.length);
}
