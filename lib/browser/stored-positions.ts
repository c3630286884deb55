/**
 * The scroll positions of the tab's history entries, by the key of the Navigation API. In browsers without it, only the
 * browser restores positions.
 */

const storageKey = 'hub.scroll';
const maxStored = 50;

/** Parses what is stored, which is untrusted: entries that are no positions are left out. */
export function parsePositions(text: string): Map<string, number> {
  const stored: unknown = JSON.parse(text);
  const entries = Array.isArray(stored) ? stored : [];
  return new Map(
    entries.flatMap((entry: unknown) => {
      const [key, top]: unknown[] = Array.isArray(entry) ? entry : [];
      return typeof key === 'string' && Number.isFinite(top) ? [[key, Number(top)] as const] : [];
    }),
  );
}

/** Reads the positions of earlier documents of the tab. */
export function readPositions(): Map<string, number> {
  try {
    return parsePositions(sessionStorage.getItem(storageKey) ?? '[]');
  } catch {
    return new Map();
  }
}

/** Stores the latest positions for later documents of the tab. */
export function storePositions(positions: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-maxStored)));
  } catch {
    // Positions are lost with the document.
  }
}

/** The key of the current history entry. */
export const getEntryKey = (): string | undefined => window.navigation?.currentEntry?.key;
