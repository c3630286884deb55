import { allowsPrefetch } from '../../site/browser/connection';
import { whenIdle } from '../../site/browser/when-idle';
import { loadPageData } from './load-page-data';
import { findPagePath } from './page-links';

/** Time on a page before links that the reader only sees are prefetched: what the page needs loads first. */
const viewDelayMs = 2000;

/** The number of links of a page's text that are prefetched when they come into view. */
const maxLinksInView = 2;

/** The links of the text, not those of menus and lists of pages. */
const textLinks = '[data-page-content] article :is(p,li,dd,td):not(nav *) a[href]';

const requested = new Set<string>();

/**
 * Has the browser load a document before the reader opens it. Only Chromium does: Firefox applies `default-src` of the
 * page's policy to it, which is 'none', and Safari has no such links. The test for Chromium is another feature of it.
 */
function prefetchDocument(href: string): void {
  if (!HTMLScriptElement.supports?.('speculationrules')) return;
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = href;
  document.head.append(link);
}

/** Loads and parses the page of a link. A page that fails is loaded when the reader follows the link. */
async function prefetch(link: HTMLAnchorElement, canShowPages: boolean): Promise<void> {
  const path = link.target || link.hasAttribute('download') ? undefined : findPagePath(link);
  if (path === undefined || link.pathname === location.pathname || requested.has(path)) return;
  requested.add(path);
  try {
    const page = canShowPages ? await loadPageData(path) : undefined;
    if (page) whenIdle(page.prepare);
    else prefetchDocument(link.href.replace(/#.*/, ''));
  } catch {
    requested.delete(path);
  }
}

/**
 * Prefetches the pages that the reader is about to open: those of links that they point at, touch, or focus, and those of
 * the first links of the text that come into view. Prefetches nothing on a slow connection or in data-saving mode.
 * @param canShowPages whether this document shows further pages itself
 * @returns a function that is called on each page, for the links of its text, and returns one that stops that
 */
export function prefetchLinks(canShowPages: boolean): () => () => void {
  if (!allowsPrefetch()) return () => () => undefined;
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link) void prefetch(link, canShowPages);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const)
    document.addEventListener(type, onIntent, { passive: true });
  return () => {
    let count = 0;
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
        observer.unobserve(target);
        if (findPagePath(target) === undefined) continue;
        count += 1;
        void prefetch(target, canShowPages);
        if (count === maxLinksInView) return observer.disconnect();
      }
    });
    const timer = setTimeout(() => {
      for (const link of document.querySelectorAll(textLinks)) observer.observe(link);
    }, viewDelayMs);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  };
}
