import { getEntryKey, readPositions, storePositions } from '@/lib/browser/stored-positions';
import type { Navigation } from './navigation';
import type { NavigationHost } from './soft-navigation';

/**
 * The scroll positions of the tab's history entries. The browser restores them too, but it does so when the reader goes
 * back, and a page that arrives later may have another height.
 */

let positions: Map<string, number> | undefined;
const getPositions = () => (positions ??= readPositions());

/** Scrolls to the stored position of the current entry, if there is one. */
function restorePosition(): void {
  const key = getEntryKey();
  const top = key === undefined ? undefined : getPositions().get(key);
  if (top === undefined) return;
  // After a popstate event, Chromium scrolls to the hash's target as soon as no stylesheet is pending, unless the page
  // restores positions itself. A reload needs the browser for this.
  window.history.scrollRestoration = 'manual';
  setTimeout(() => {
    window.history.scrollRestoration = 'auto';
  });
  window.scrollTo({ top, behavior: 'instant' });
}

/**
 * Stores the position of the current entry whenever the reader scrolls, and restores positions.
 * @returns a function that stops storing
 */
export function watchScrollPositions(
  { isRendered }: NavigationHost,
  { onRestoreScroll }: Navigation,
): () => void {
  const onScroll = () => {
    const key = getEntryKey();
    // While Back or Forward is under way, another page than that of the entry is shown.
    if (key !== undefined && isRendered(window.location.pathname))
      getPositions().set(key, window.scrollY);
  };
  onRestoreScroll(restorePosition);
  window.addEventListener('scroll', onScroll, { passive: true });
  const onPageHide = () => {
    onScroll();
    storePositions(getPositions());
  };
  window.addEventListener('pagehide', onPageHide);
  return () => {
    window.removeEventListener('scroll', onScroll);
    window.removeEventListener('pagehide', onPageHide);
  };
}
