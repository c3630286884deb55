import { storagePrefix } from '../storage-keys';
import { allowsPrefetch, isServerNearby } from './connection';

/**
 * The text font must not delay the first frame, and must not replace another font that the reader already sees. Unless
 * the server is nearby, a page is therefore shown in the fallback font until this browser has the text font. Until then
 * its rules do not apply, because the browser would lay the page out again when it gives up an optional font.
 */

const storageKey = `${storagePrefix}font`;

/** The preload of the text font, which lib/build/export/inline-styles.ts has disabled by its media attribute. */
const findPreload = () => document.querySelector<HTMLLinkElement>('link[as="font"][media]');

/** The rules of the fonts, which lib/build/export/inline-styles.ts has disabled by their media attribute. */
const listRules = () => [...document.querySelectorAll<HTMLStyleElement>('style[data-web-fonts]')];

/** Whether the font arrives before the first frame although the browser does not have it. */
function arrivesInTime(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (
    allowsPrefetch() &&
    isServerNearby(
      navigation instanceof PerformanceResourceTiming ? navigation : undefined,
      performance.now(),
    )
  );
}

/**
 * Uses the fonts if the browser has the text font from an earlier page, or if it arrives in time. Chromium delays the
 * first frame for a font that is preloaded, by 100 ms at most.
 */
export function applyEarlyFonts(): void {
  const link = findPreload();
  if (!link) return;
  const isStored = localStorage.getItem(storageKey) === link.href;
  if (!isStored && !arrivesInTime()) return;
  link.media = 'all';
  for (const rules of listRules()) {
    // The first frame waits for the text font only. After it, the code font would cost a second layout.
    if (isStored || rules.dataset.webFonts === 'text') rules.media = 'all';
  }
}

/** Remembers that the browser has the text font. */
export function rememberFonts(): void {
  const href = findPreload()?.href;
  if (href !== undefined) localStorage.setItem(storageKey, href);
}
