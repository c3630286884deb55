import { getEntryKey, readEntryState, restoreParts, storeEntryState } from './entry-states';

/** Events with which a reader scrolls. */
const scrollInputs = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/** Time after the load event in which parts of the page can arrive that change its layout. */
const arrivalMs = 3000;

/**
 * Restores the scroll position and the opened parts of a page that is loaded again (reload, Back, Forward), and stores them
 * when the reader leaves it. Chromium restores the position while the page still arrives, and may then scroll to the hash's
 * target.
 */
export function restorePositionAfterLoad(): void {
  addEventListener('pagehide', () => storeEntryState(), { capture: true });
  const state = readEntryState();
  const [entry] = performance.getEntriesByType('navigation');
  const isLoadedAgain =
    entry instanceof PerformanceNavigationTiming && /^(reload|back_forward)$/.test(entry.type);
  if (!isLoadedAgain || !state) return;
  restoreParts(state);
  const key = getEntryKey();
  const listeners = new AbortController();
  const { signal } = listeners;
  for (const type of scrollInputs)
    addEventListener(type, () => listeners.abort(), { signal, passive: true });
  const restore = () => {
    // A link may have been followed meanwhile.
    if (getEntryKey() !== key) listeners.abort();
    if (!signal.aborted) scrollTo({ top: state.top, behavior: 'instant' });
  };
  /** Also when parts arrive later, such as the controls of the sandbox: they change the layout above. */
  const keepRestored = () => {
    if (signal.aborted) return;
    const observer = new ResizeObserver(restore);
    observer.observe(document.body);
    signal.addEventListener('abort', () => observer.disconnect());
    setTimeout(() => listeners.abort(), arrivalMs);
  };
  // Chromium scrolls to the hash's target when it first lays the page out, which can be after the load event.
  const restoreAfterLayout = () => requestAnimationFrame(() => requestAnimationFrame(keepRestored));
  addEventListener('load', restoreAfterLayout, { signal });
}
