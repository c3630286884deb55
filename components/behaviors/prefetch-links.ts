import { findSoftNavigationTarget } from '@/components/navigation/soft-navigation-target';
import { isConnectionGood } from '@/lib/browser/connection';
import { applicationAttribute } from '@/lib/site/data-attributes/document';

/** The maximum number of links in view that are prefetched on one page. */
const maxLinksInView = 12;

/**
 * Prefetches the pages of links in the main part that are in view, and of every link that the reader hovers over,
 * touches, or focuses. Prefetches nothing on a slow connection or in data-saving mode.
 * @returns a function that removes the listeners
 */
export function prefetchLinks(prefetch: (path: string) => void): () => void {
  // Soft navigation does not use the documents that the browser would prefetch.
  document.querySelector('script[type="speculationrules"]')?.remove();
  if (!isConnectionGood()) return () => undefined;
  const prefetchedPaths = new Set<string>();
  const prefetchTarget = (link: HTMLAnchorElement) => {
    if (link.pathname === window.location.pathname) return;
    const [path] = findSoftNavigationTarget(link, window.location)?.split('#') ?? [];
    if (path === undefined || prefetchedPaths.has(path)) return;
    prefetchedPaths.add(path);
    prefetch(path);
  };

  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      observer.unobserve(target);
      if (prefetchedPaths.size < maxLinksInView) prefetchTarget(target);
    }
  });
  // An application replaces the links that it has at first.
  const links = document.querySelectorAll<HTMLAnchorElement>(
    `main:not([${applicationAttribute}]) a[href]`,
  );
  for (const link of links) {
    observer.observe(link);
  }

  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link) prefetchTarget(link);
  };
  const eventTypes = ['pointerover', 'focusin', 'touchstart'] as const;
  for (const type of eventTypes) document.addEventListener(type, onIntent, { passive: true });
  return () => {
    observer.disconnect();
    for (const type of eventTypes) document.removeEventListener(type, onIntent);
  };
}
