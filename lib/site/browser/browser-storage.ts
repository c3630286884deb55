import { storagePrefix as prefix } from '../storage-keys';

/** The reader's choices in the browser's local storage. Values that are read from it are untrusted. */

// Replaces the storage if the browser denies access to it (private mode, an iframe).
const fallback = new Map<string, string>();
let hasWarned = false;

function withStorage<T>(use: (storage: Storage) => T, defaultValue: T): T {
  try {
    return use(window.localStorage);
  } catch (error) {
    if (!hasWarned) {
      console.warn(
        'Browser storage is not available. Your choices are lost when you leave this page.',
        error,
      );
    }
    hasWarned = true;
    return defaultValue;
  }
}

/** Returns the stored text of a key, or undefined. */
export function readStored(key: string): string | undefined {
  return withStorage((storage) => storage.getItem(prefix + key), null) ?? fallback.get(key);
}

/** Stores a text. */
export function writeStored(key: string, value: string): void {
  fallback.set(key, value);
  withStorage((storage) => storage.setItem(prefix + key, value), undefined);
}

/** Removes a key. */
export function removeStored(key: string): void {
  fallback.delete(key);
  withStorage((storage) => storage.removeItem(prefix + key), undefined);
}
