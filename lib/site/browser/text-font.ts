import { storagePrefix } from '../storage-keys';
import { allowsPrefetch, isServerNearby } from './connection';

/**
 * The fonts must not delay the first frame. They are used in it if the browser has them, or gets them in time. Otherwise
 * it has the fallback fonts, whose metrics are adjusted, and the fonts replace these as soon as they have arrived. Until
 * then their rules do not apply: the browser would give the fonts up, because they are `optional`.
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

/** Loads the font of a rule that does not apply, and uses it. */
async function showFont({ style }: CSSFontFaceRule): Promise<void> {
  const [family = '', source = '', weight = ''] = ['font-family', 'src', 'font-weight'].map(
    (name) => style.getPropertyValue(name),
  );
  document.fonts.add(await new FontFace(family, source, { weight }).load());
}

/**
 * Loads and uses the fonts that the first frame did without, unless the reader saves data, and remembers that the browser
 * has them. A font that fails is not retried: the fallback remains.
 */
export async function showLateFonts(): Promise<void> {
  const href = findPreload()?.href;
  if (href === undefined || !allowsPrefetch()) return;
  const rules = listRules()
    .filter(({ media }) => media === 'not all')
    .flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])])
    .filter((rule) => rule instanceof CSSFontFaceRule);
  await Promise.all([document.fonts.ready, ...rules.map(showFont)]);
  localStorage.setItem(storageKey, href);
}
