/**
 * Puts the focus where a followed link led: to the heading that its hash names, else to the page's main part, so
 * that Tab and screen readers go on from there. Next announces the new title.
 */
export function focusNavigationTarget(hash: string): void {
  const id = decodeURIComponent(hash.slice(1));
  const target = document.getElementById(id) ?? document.getElementById('main');
  if (!target) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
