import { getEntryKey, readPositions, storePositions } from './stored-positions';

/** What a reader scrolls with. */
const scrollInputs = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

function storeCurrentPosition(): void {
  const key = getEntryKey();
  if (key !== undefined) storePositions(readPositions().set(key, scrollY));
}

/**
 * Restores the scroll position of a page that is loaded again (reload, Back, Forward) when it is complete, and stores the
 * position when the reader leaves it. Chromium restores it while the page still arrives, and may then scroll to the
 * hash's target.
 */
export function restorePositionAfterLoad(): void {
  // Runs before the listener of components/navigation/scroll-positions.ts, which knows more once it is there.
  addEventListener('pagehide', storeCurrentPosition, { capture: true });
  const key = getEntryKey();
  if (key === undefined) return;
  const [entry] = performance.getEntriesByType('navigation');
  const isLoadedAgain =
    entry instanceof PerformanceNavigationTiming && /^(reload|back_forward)$/.test(entry.type);
  const top = readPositions().get(key);
  if (!isLoadedAgain || top === undefined) return;
  const listeners = new AbortController();
  const { signal } = listeners;
  for (const type of scrollInputs)
    addEventListener(type, () => listeners.abort(), { signal, passive: true });
  const restore = () => {
    // A link may have been followed meanwhile.
    const isSameEntry = getEntryKey() === key;
    if (!signal.aborted && isSameEntry) scrollTo({ top, behavior: 'instant' });
    listeners.abort();
  };
  // Chromium scrolls to the hash's target when it first lays the page out, which can be after the load event.
  const restoreAfterLayout = () => requestAnimationFrame(() => requestAnimationFrame(restore));
  addEventListener('load', restoreAfterLayout, { signal });
}
