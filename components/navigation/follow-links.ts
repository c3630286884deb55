import { isMenuHistoryEntry } from '@/lib/browser/menu-history';
import type { Destination } from '@/lib/navigation/navigation-state';
import { normalizePath } from '@/lib/site/urls';
import type { Navigation } from './navigation';
import { showUrl } from './page-url';
import type { NavigationHost } from './soft-navigation';
import { findSoftNavigationTarget } from './soft-navigation-target';

/** Returns the link of an unmodified primary click that has not been handled yet. */
function findClickedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return link?.href ? link : undefined;
}

/** Describes where a link leads. Following it may change only the query, which keeps the reader's position. */
const getDestination = ({ pathname, search, hash }: HTMLAnchorElement): Destination => ({
  path: normalizePath(pathname),
  hash,
  keepsPosition:
    pathname === window.location.pathname &&
    hash === window.location.hash &&
    search !== window.location.search,
});

/**
 * Follows the site's links without a page load. There is one listener for the document instead of a client component
 * for each link, because a page's payload would repeat the links.
 * @returns a function that removes the listener
 */
export function followLinks(
  { isRendered, follow }: NavigationHost,
  navigation: Navigation,
): () => void {
  const onClick = (event: MouseEvent) => {
    const link = findClickedLink(event);
    const target = link && findSoftNavigationTarget(link, window.location);
    if (!link || target === undefined) return;
    event.preventDefault();
    const started = {
      type: 'started',
      cause: 'link',
      destination: getDestination(link),
      isRendered: isRendered(link.pathname),
    } as const;
    const isCurrentUrl = link.href === window.location.href;
    const isMenuEntry = isMenuHistoryEntry();
    const method = isCurrentUrl || isMenuEntry ? 'replace' : 'push';
    if (!started.isRendered || !isRendered(window.location.pathname)) follow(target, method);
    else if (!isCurrentUrl || isMenuEntry || navigation.isUnderway()) showUrl(link.href, method);
    navigation.dispatch(started);
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
