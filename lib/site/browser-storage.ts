import { storagePrefix as prefix } from './storage-prefix';

/** What the reader chose, kept in the browser. Everything read from it is untrusted text. */

const listeners = new Set<() => void>();
// Stands in where the browser refuses storage (private mode, an iframe), so that choices last for the page.
const fallback = new Map<string, string>();
let warned = false;

function withStorage<T>(use: (storage: Storage) => T, otherwise: T): T {
  try {
    return use(window.localStorage);
  } catch (error) {
    if (!warned)
      console.warn('Browser storage is not available; choices last for this page only.', error);
    warned = true;
    return otherwise;
  }
}

/** The stored text of a key, or `undefined`. */
export function readStored(key: string): string | undefined {
  return withStorage((storage) => storage.getItem(prefix + key), null) ?? fallback.get(key);
}

/** Stores a text and tells all subscribers of this page. */
export function writeStored(key: string, value: string): void {
  fallback.set(key, value);
  withStorage((storage) => storage.setItem(prefix + key, value), undefined);
  for (const listener of listeners) listener();
}

/** Forgets a key, and tells all subscribers of this page. */
export function removeStored(key: string): void {
  fallback.delete(key);
  withStorage((storage) => storage.removeItem(prefix + key), undefined);
  for (const listener of listeners) listener();
}

/** Calls back when a stored value changes, here or in another tab of the browser. Returns the way to stop. */
export function subscribeStored(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
