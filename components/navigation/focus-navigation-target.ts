/**
 * Moves the focus to the target of a followed link: the element that the hash refers to, or else the main part. Keyboard
 * and screen reader users continue from there. Next.js announces the new title.
 */
export function focusNavigationTarget(hash: string): void {
  const id = decodeURIComponent(hash.slice(1));
  const target = document.getElementById(id) ?? document.getElementById('main');
  if (!target) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
