import { baseUrl } from '@/lib/site/browser-settings';
import { normalizePath, withoutBase } from '@/lib/site/urls';
import { isMenuHistoryEntry } from './menu-history';
import type { Navigation } from './navigation';
import type { NavigationHost } from './soft-navigation';

/**
 * A link to a target on the page adds a history entry without state, which Next.js ignores when the reader goes back or
 * forward to it. The entry gets the state that Next.js has given to the page.
 */

let pageState: unknown = null;

/** Stores the state of the current history entry, unless it is that of the menu. */
function rememberPageState(): void {
  if (window.history.state !== null && !isMenuHistoryEntry()) pageState = window.history.state;
}

/**
 * Gives the current history entry the state of the page that is shown, if it has none.
 * @param isRendered whether the address is that of this page
 * @returns `foreign` if the entry belongs to another page, which only a page load can show
 */
function repairHistoryEntry(isRendered: boolean): 'intact' | 'repaired' | 'foreign' {
  if (window.history.state !== null) return 'intact';
  if (!isRendered) return 'foreign';
  if (pageState !== null) window.history.replaceState(pageState, '');
  return 'repaired';
}

/**
 * Reports Back, Forward and links to targets on the page to the navigation.
 * @returns a function that stops this
 */
export function watchHistory(
  { isRendered, follow }: NavigationHost,
  navigation: Navigation,
): () => void {
  rememberPageState();
  const onPopState = () => {
    const { pathname, search, hash } = window.location;
    const isShown = isRendered(pathname);
    const entry = repairHistoryEntry(isShown);
    if (entry === 'foreign') return window.location.reload();
    rememberPageState();
    // Next.js does not know of the target on this page. It would still show the page of an earlier link.
    if (entry === 'repaired' && navigation.isUnderway()) {
      follow(withoutBase(pathname, baseUrl) + search + hash, 'replace');
    }
    const destination = { path: normalizePath(pathname), hash, keepsPosition: false };
    navigation.dispatch({ type: 'started', cause: 'history', destination, isRendered: isShown });
  };
  // The document left for a page that it could not render, and the browser has restored it.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) navigation.dispatch({ type: 'failed' });
  };
  window.addEventListener('popstate', onPopState);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    window.removeEventListener('popstate', onPopState);
    window.removeEventListener('pageshow', onPageShow);
  };
}
