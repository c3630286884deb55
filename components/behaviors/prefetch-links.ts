import { findSoftNavigationTarget } from './soft-navigation-target';

/** Links in view that are loaded ahead on one page: more would be a guess, not a help. */
const mostInView = 12;

/** Whether the reader's connection has room for pages that may never be read. */
function isConnectionGood(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return true;
  const { saveData, effectiveType }: { saveData?: boolean; effectiveType?: string } = connection;
  return !saveData && !effectiveType?.includes('2g');
}

/**
 * Loads pages ahead: those of links in the text that are in view, and any that the reader points at or focuses.
 * Nothing on a slow connection or where the reader saves data.
 * @returns stops it
 */
export function prefetchLinks(preload: (path: string) => void): () => void {
  if (!isConnectionGood()) return () => undefined;
  const known = new Set<string>();
  const load = (link: HTMLAnchorElement) => {
    const [path] = findSoftNavigationTarget(link, window.location)?.split('#') ?? [];
    if (path === undefined || known.has(path)) return;
    known.add(path);
    preload(path);
  };

  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      seen.unobserve(target);
      if (known.size < mostInView) load(target);
    }
  });
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]')) {
    seen.observe(link);
  }

  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link) load(link);
  };
  const events = ['pointerover', 'focusin', 'touchstart'] as const;
  for (const event of events) document.addEventListener(event, onIntent, { passive: true });
  return () => {
    seen.disconnect();
    for (const event of events) document.removeEventListener(event, onIntent);
  };
}
