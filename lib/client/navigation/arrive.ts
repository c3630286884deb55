import { findHashTarget } from '../../site/browser/hash-target';

/**
 * Shows the target of a followed link: scrolls to the element that the hash refers to, or else to the top, and moves the
 * focus there. Keyboard and screen reader users continue from there.
 */
export function moveToTarget(hash: string): void {
  const target = findHashTarget(hash);
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: 0, behavior: 'instant' });
  focusTarget(target);
}

/** Moves the focus to an element, or else to the main part, without scrolling. */
export function focusTarget(target: HTMLElement | null): void {
  const focused = target ?? document.getElementById('main');
  if (!focused) return;
  if (focused.tabIndex < 0) focused.tabIndex = -1;
  focused.focus({ preventScroll: true });
}

let announcer: HTMLElement | undefined;

/** Announces the title of the page that is shown to screen readers, as browsers do when they load a page. */
export function announcePage(): void {
  if (!announcer) {
    announcer = document.createElement('p');
    announcer.className = 'visually-hidden';
    announcer.ariaLive = 'assertive';
    document.body.append(announcer);
  }
  announcer.textContent = document.title;
}
