import { findHashTarget } from '@/lib/browser/hash-target';

/**
 * Shows the target of a followed link: scrolls to the element that the hash refers to, or else to the top, and moves the
 * focus there. Keyboard and screen reader users continue from there. Next.js announces the new title.
 */
export function moveToTarget(hash: string): void {
  const target = findHashTarget(hash);
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: 0, behavior: 'instant' });
  const focused = target ?? document.getElementById('main');
  if (!focused) return;
  if (focused.tabIndex < 0) focused.tabIndex = -1;
  focused.focus({ preventScroll: true });
}
