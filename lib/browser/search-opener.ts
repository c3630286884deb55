import { searchOpenerAttribute } from '../site/data-attributes/widgets';

/**
 * The element that had the focus when the reader opened the search with the shortcut. An attribute marks it, because the
 * page may not be hydrated yet.
 */
const findOpener = () => document.querySelector<HTMLElement>(`[${searchOpenerAttribute}]`);

export const forgetSearchOpener = (): void => findOpener()?.removeAttribute(searchOpenerAttribute);

/** Marks the element that has the focus, if it is not a part of the search. */
export function markSearchOpener(): void {
  const { activeElement, body } = document;
  if (activeElement?.closest('[role="search"]')) return;
  forgetSearchOpener();
  if (activeElement !== body) activeElement?.setAttribute(searchOpenerAttribute, '');
}

/** Returns the focus to the marked element. Returns whether there was one. */
export function focusSearchOpener(): boolean {
  const opener = findOpener();
  opener?.removeAttribute(searchOpenerAttribute);
  opener?.focus({ preventScroll: true });
  return opener !== null;
}
