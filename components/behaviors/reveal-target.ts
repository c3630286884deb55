import { findHashTarget } from './hash-target';

/** Opens what folds the element that the address names, and brings it into view. */
function reveal(): void {
  const target = findHashTarget();
  if (!target) return;
  let opened = false;
  for (let fold = target.closest('details'); fold; ) {
    opened ||= !fold.open;
    fold.open = true;
    fold = fold.parentElement?.closest('details') ?? null;
  }
  const panel = target.closest<HTMLElement>('[role="tabpanel"][data-selected="false"]');
  if (panel) {
    document.getElementById(panel.getAttribute('aria-labelledby') ?? '')?.click();
    opened = true;
  }
  if (opened) target.scrollIntoView();
}

/**
 * Where an address leads to a place that is folded, or behind a tab, the place opens: now, and when the hash changes.
 * @returns stops it
 */
export function revealTarget(): () => void {
  reveal();
  window.addEventListener('hashchange', reveal);
  return () => window.removeEventListener('hashchange', reveal);
}
