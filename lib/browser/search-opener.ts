import { searchOpenerAttribute } from '../site/data-attributes/widgets';

/**
 * Returns the element that had the focus when the reader opened the search with the shortcut. An attribute marks it,
 * because scripts of the page that share no modules read it.
 */
export const findSearchOpener = () =>
  document.querySelector<HTMLElement>(`[${searchOpenerAttribute}]`);

export const forgetSearchOpener = (): void =>
  findSearchOpener()?.removeAttribute(searchOpenerAttribute);

/** Marks the element that has the focus, if it is not a part of the search. */
export function markSearchOpener(): void {
  const { activeElement } = document;
  if (activeElement?.closest('[role="search"]')) return;
  forgetSearchOpener();
  activeElement?.setAttribute(searchOpenerAttribute, '');
}
