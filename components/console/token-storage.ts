/** Elements' key for what a reader typed into its security fields, and the name of the API's own scheme in it. */
const storageKey = 'TryIt_securitySchemeValues';
const scheme = 'XToken';

const changed = 'console-token-changed';

/**
 * Elements stores access tokens in localStorage, where every tab reads them until somebody deletes them.
 * This sends that one key to sessionStorage: a token lives as long as its tab and is seen in it only.
 */
export function redirectTokenToSessionStorage(): void {
  const { getItem, setItem, removeItem } = Storage.prototype;
  const storageFor = (storage: Storage, key: string) =>
    key === storageKey && storage === window.localStorage ? window.sessionStorage : storage;

  Storage.prototype.getItem = function (key) {
    return getItem.call(storageFor(this, key), key);
  };
  Storage.prototype.setItem = function (key, value) {
    setItem.call(storageFor(this, key), key, value);
    if (key === storageKey) window.dispatchEvent(new Event(changed));
  };
  Storage.prototype.removeItem = function (key) {
    removeItem.call(storageFor(this, key), key);
    if (key === storageKey) window.dispatchEvent(new Event(changed));
  };
}

/** The access token that the reader typed in this tab. Whatever else is stored counts as none. */
export function readToken(): string | undefined {
  try {
    const values: unknown = JSON.parse(window.sessionStorage.getItem(storageKey) ?? '{}');
    const token: unknown = Object(values)[scheme];
    return typeof token === 'string' && token !== '' ? token : undefined;
  } catch {
    return undefined;
  }
}

/** Takes a token as if the reader had typed it. Elements reads it when it starts, as it does a forgotten one. */
export function writeToken(token: string): void {
  window.sessionStorage.setItem(storageKey, JSON.stringify({ [scheme]: token }));
}

/** Forgets the token. Elements reads it when it starts: whoever calls this starts it again. */
export function removeToken(): void {
  window.sessionStorage.removeItem(storageKey);
}

/** Calls back whenever the token changes, and returns what stops it. */
export function subscribeToToken(callback: () => void): () => void {
  window.addEventListener(changed, callback);
  return () => window.removeEventListener(changed, callback);
}
