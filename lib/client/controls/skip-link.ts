/**
 * Moves the focus to the main part of an application when the reader follows the skip link. The link itself would change
 * the hash, which says what the application displays.
 */
export function followSkipLink(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element) || !target.closest('a[href="#main"]')) return;
  const main = document.querySelector<HTMLElement>('#main[data-application]');
  if (!main) return;
  event.preventDefault();
  main.focus();
}
