/**
 * Elements needs `localStorage` and `sessionStorage`, and shows an error in their place if the browser denies access to
 * them or if they are full.
 */

type StorageName = 'localStorage' | 'sessionStorage';
type Target = Pick<Window, StorageName>;

const probeKey = 'hub.probe';

/** Creates a storage that lasts as long as the page. */
function createMemoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}

function isWritable(target: Target, name: StorageName): boolean {
  try {
    target[name].setItem(probeKey, probeKey);
    const isStored = target[name].getItem(probeKey) === probeKey;
    target[name].removeItem(probeKey);
    return isStored;
  } catch {
    return false;
  }
}

/**
 * Replaces each storage that cannot be written by one in memory.
 * @param target the window, or a substitute in tests
 * @returns a function that undoes this
 */
export function provideStorage(target: Target = window): () => void {
  const undo = (['localStorage', 'sessionStorage'] as const).map((name) => {
    if (isWritable(target, name)) return () => undefined;
    const original = Object.getOwnPropertyDescriptor(target, name);
    Object.defineProperty(target, name, { configurable: true, value: createMemoryStorage() });
    return () => {
      if (original) Object.defineProperty(target, name, original);
      else Reflect.deleteProperty(target, name);
    };
  });
  return () => {
    for (const restore of undo) restore();
  };
}
