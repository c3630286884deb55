import { isMenuState } from '@/lib/browser/menu-history';
import { normalizePath } from '@/lib/site/urls';
import type { Navigation } from './navigation';
import { showUrl } from './page-url';
import type { NavigationHost } from './soft-navigation';

/**
 * A link to a target on the page adds a history entry without state, which Next.js ignores when the reader goes back or
 * forward to it. The entry gets the state that Next.js has given to the page.
 */

let pageState: unknown = null;

/** Stores the state that Next.js has given to the current history entry, which can be that of the open menu. */
function rememberPageState(): void {
  const state: unknown = window.history.state;
  if (state === null) return;
  pageState = isMenuState(state) ? { ...state, menu: undefined } : state;
}

/**
 * Reports Back, Forward and links to targets on the page to the navigation.
 * @returns a function that stops this
 */
export function watchHistory({ isRendered }: NavigationHost, navigation: Navigation): () => void {
  rememberPageState();
  const onPopState = ({ state }: PopStateEvent) => {
    const { pathname, hash, href } = window.location;
    const isShown = isRendered(pathname);
    // The browser has gone to a target on the page.
    if (state === null) {
      // It is on another page: its entry is of an earlier document, or its data did not arrive.
      if (!isShown) return window.location.reload();
      if (window.history.state === null) window.history.replaceState(pageState, '');
      // Next.js ignores the event, and would still show the page of an earlier link.
      if (navigation.isUnderway()) showUrl(href, 'replace');
    }
    rememberPageState();
    // The browser itself moves to a target on the page.
    const keepsPosition = state === null;
    const cause = keepsPosition ? 'link' : 'history';
    const destination = { path: normalizePath(pathname), hash, keepsPosition };
    navigation.dispatch({ type: 'started', cause, destination, isRendered: isShown });
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
