import { webFontsAttribute } from '../site/data-attributes/document';
import { storagePrefix } from '../site/storage-prefix';
import { isConnectionGood, isServerNearby } from './connection';

/**
 * The text font must not delay the first frame, and must not replace another font that the reader already sees. Unless
 * the server is nearby, a page is therefore shown in the fallback font until this browser has the text font. Until then
 * its rules do not apply, because the browser would lay the page out again when it gives up an optional font.
 */

const storageKey = `${storagePrefix}font`;

/** The preload of the text font, which lib/export/inline-styles.ts has disabled by its media attribute. */
const findPreload = () => document.querySelector<HTMLLinkElement>('link[as="font"][media]');

/** The rules of the fonts, which lib/export/inline-styles.ts has disabled by their media attribute. */
const listRules = () => [
  ...document.querySelectorAll<HTMLStyleElement>(`style[${webFontsAttribute}]`),
];

/** Has the browser keep a font for later pages. It does not decode it: a `FontFace` would also cost a layout of the page. */
async function fetchFont(url: string): Promise<void> {
  const response = await fetch(url, { priority: 'low' });
  if (!response.ok) throw new Error(url);
  await response.arrayBuffer();
}

/** Whether the font arrives before the first frame although the browser does not have it. */
function arrivesInTime(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (
    isConnectionGood() &&
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
    if (isStored || rules.getAttribute(webFontsAttribute) === 'text') rules.media = 'all';
  }
}

/** The URL of a font in regular weight. The rules are read as text: their CSS objects would cost a phone ten milliseconds. */
const regularFont = /url\("?([^")]+)"?\)[^}]*font-weight:400/g;

/** Fetches the page's fonts for the next page if this one does without them. */
async function fetchUnusedFonts(): Promise<void> {
  const hasCode = document.querySelector('code') !== null;
  const isNeeded = (rules: HTMLStyleElement) =>
    rules.media !== 'all' && (hasCode || rules.getAttribute(webFontsAttribute) === 'text');
  const urls = listRules()
    .filter(isNeeded)
    .flatMap(({ textContent }) => [...(textContent ?? '').matchAll(regularFont)])
    .flatMap(([, url]) => url ?? []);
  await Promise.all(urls.map(fetchFont));
}

/** Has the browser keep the fonts for the next page, and remembers that it has the text font. */
export function keepFonts(): void {
  const href = findPreload()?.href;
  if (href === undefined || !isConnectionGood()) return;
  addEventListener('load', async () => {
    try {
      await fetchUnusedFonts();
      localStorage.setItem(storageKey, href);
    } catch {
      // The next page starts in the fallback font too.
    }
  });
}
