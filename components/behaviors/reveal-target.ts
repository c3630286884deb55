import { findHashTarget } from '@/lib/browser/hash-target';
import { selectedAttribute } from '@/lib/site/data-attributes/code-blocks';

/** Opens the `details` elements and the tab that hide the hash's target, and then scrolls to the target. */
function reveal(): void {
  const target = findHashTarget(window.location.hash);
  if (!target) return;
  let wasHidden = false;
  for (let details = target.closest('details'); details; ) {
    wasHidden ||= !details.open;
    details.open = true;
    details = details.parentElement?.closest('details') ?? null;
  }
  const panel = target.closest(`[role="tabpanel"][${selectedAttribute}="false"]`);
  if (panel) {
    document.getElementById(panel.getAttribute('aria-labelledby') ?? '')?.click();
    wasHidden = true;
  }
  if (wasHidden) target.scrollIntoView();
}

/**
 * Reveals the target of the URL's hash if it is collapsed or in a tab that is not selected: now and when the hash
 * changes.
 * @returns a function that removes the listener
 */
export function revealTarget(): () => void {
  reveal();
  window.addEventListener('hashchange', reveal);
  return () => window.removeEventListener('hashchange', reveal);
}
