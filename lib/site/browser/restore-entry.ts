import { getEntryKey, readEntryState, restoreParts, storeEntryState } from './entry-states';
import { restoreEvent } from './page-events';

/** Events with which a reader scrolls. */
const scrollInputs = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/** Time in which parts of a restored page can arrive that change its layout, such as results of a search. */
const arrivalMs = 3000;

/** The position that the page keeps while its parts arrive, until the reader scrolls. */
let kept: { key: string | undefined; top: number } | undefined;

function scrollToKept(): void {
  // A link may have been followed meanwhile.
  if (kept && kept.key === getEntryKey()) scrollTo({ top: kept.top, behavior: 'instant' });
}

/** Opens the parts that the reader has opened. Returns a function that scrolls to the reader's position, if it is stored. */
function restoreEntry(): (() => void) | undefined {
  const state = readEntryState();
  if (!state) return undefined;
  restoreParts(state);
  const position = { key: getEntryKey(), top: state.top };
  kept = position;
  return () => {
    scrollToKept();
    setTimeout(() => {
      if (kept === position) kept = undefined;
    }, arrivalMs);
  };
}

/**
 * Restores the scroll position and the opened parts of a page that is loaded again (reload, Back, Forward), or shown again in
 * this document, and stores them when the reader leaves it. Chromium restores the position while the page still arrives, and
 * may then scroll to the hash's target.
 */
export function restoreEntries(): void {
  addEventListener('pagehide', storeEntryState, { capture: true });
  const release = () => {
    kept = undefined;
  };
  for (const type of scrollInputs) addEventListener(type, release, { passive: true });
  new ResizeObserver(scrollToKept).observe(document.body);
  addEventListener(restoreEvent, (event) => {
    const restorePosition = restoreEntry();
    if (!restorePosition) return;
    event.preventDefault();
    restorePosition();
  });
  const [entry] = performance.getEntriesByType('navigation');
  const isLoadedAgain =
    entry instanceof PerformanceNavigationTiming && /^(reload|back_forward)$/.test(entry.type);
  const restorePosition = isLoadedAgain ? restoreEntry() : undefined;
  // Chromium scrolls to the hash's target when it first lays the page out, which can be after the load event.
  if (restorePosition)
    addEventListener('load', () =>
      requestAnimationFrame(() => requestAnimationFrame(restorePosition)),
    );
}
