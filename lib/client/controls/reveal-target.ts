import { findHashTarget } from '../../site/browser/hash-target';
import { findHidingTab, selectTab } from './tabs';

/**
 * Opens the `details` elements and the tab that hide the target of the URL's hash, and then scrolls to the target. Does
 * nothing if the target is visible or missing.
 */
export function revealTarget(): void {
  const target = findHashTarget(window.location.hash);
  if (!target) return;
  let wasHidden = false;
  for (let details = target.closest('details'); details; ) {
    wasHidden ||= !details.open;
    details.open = true;
    details = details.parentElement?.closest('details') ?? null;
  }
  // Tabs can be in a tab.
  for (let tab = findHidingTab(target); tab; tab = findHidingTab(tab)) {
    selectTab(tab);
    wasHidden = true;
  }
  if (wasHidden) target.scrollIntoView();
}
