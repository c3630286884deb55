import { storagePrefix } from '../site/storage-prefix';

/**
 * The text font must not delay the first frame, and must not replace another font that the reader already sees. A page is
 * therefore shown in the fallback font until this browser has the text font.
 */

const storageKey = `${storagePrefix}font`;

/** The preload of the text font, which lib/export/defer-hydration.ts has disabled by its media attribute. */
const findPreload = () => document.querySelector<HTMLLinkElement>('link[as="font"][media]');

/** Preloads the text font if the browser has it from an earlier page. The first frame then waits for its cache. */
export function preloadCachedFont(): void {
  const link = findPreload();
  if (link && localStorage.getItem(storageKey) === link.href) link.media = 'all';
}

/** Remembers when the page is loaded that the browser has its text font. */
export function rememberFont(): void {
  const href = findPreload()?.href;
  if (href === undefined) return;
  addEventListener('load', () => {
    try {
      localStorage.setItem(storageKey, href);
    } catch {
      // The next page starts in the fallback font too.
    }
  });
}
