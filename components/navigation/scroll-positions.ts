import type { Navigation } from './navigation';

/**
 * The scroll positions of the tab's history entries. The browser restores them too, but it does so when the reader goes
 * back, and a page that arrives later may have another height.
 */

const storageKey = 'hub.scroll';
const maxStored = 50;

/** Reads the positions of earlier documents of the tab. What is stored is untrusted. */
function readPositions(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    const entries = Array.isArray(stored) ? stored : [];
    return new Map(
      entries.flatMap((entry: unknown) => {
        const [key, top]: unknown[] = Array.isArray(entry) ? entry : [];
        return typeof key === 'string' && typeof top === 'number' ? [[key, top] as const] : [];
      }),
    );
  } catch {
    return new Map();
  }
}

let positions: Map<string, number> | undefined;
const getPositions = () => (positions ??= readPositions());

/** The entry's key in browsers with the Navigation API. In others, only the browser restores positions. */
const getEntryKey = (): string | undefined => window.navigation?.currentEntry?.key;

function storePositions(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...getPositions()].slice(-maxStored)));
  } catch {
    // Positions are lost with the document.
  }
}

/** Scrolls to the stored position of the current entry, if there is one. */
function restorePosition(): void {
  const top = getPositions().get(getEntryKey() ?? '');
  if (top !== undefined) window.scrollTo({ top, behavior: 'instant' });
}

/**
 * Stores the position of the current entry whenever the reader scrolls, and restores positions.
 * @returns a function that stops storing
 */
export function watchScrollPositions({ isUnderway, onRestoreScroll }: Navigation): () => void {
  const onScroll = () => {
    const key = getEntryKey();
    // During a navigation, another page than that of the entry may be shown.
    if (key !== undefined && !isUnderway()) getPositions().set(key, window.scrollY);
  };
  onRestoreScroll(restorePosition);
  window.addEventListener('scroll', onScroll, { passive: true });
  window.addEventListener('pagehide', storePositions);
  return () => {
    window.removeEventListener('scroll', onScroll);
    window.removeEventListener('pagehide', storePositions);
  };
}
