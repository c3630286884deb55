import { isRecord } from '@/lib/contract/is-record';
import { elementsStorageKeys } from './elements-internals';

const storageKey = elementsStorageKeys.securityValues;

/** The name of the API's security scheme, which is the token's key in Elements' JSON object. */
const securityScheme = 'XToken';

const listeners = new Set<() => void>();

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/** The methods of a storage that the redirection uses. */
type TokenStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

type StorageWindow = {
  readonly Storage: { readonly prototype: TokenStorage };
  readonly localStorage: TokenStorage;
  readonly sessionStorage: TokenStorage;
};

/**
 * Makes `localStorage` use `sessionStorage` for the key under which Elements stores access tokens. In `localStorage`
 * every tab could read them until somebody deletes them; in `sessionStorage` a token lives as long as its tab.
 * Elements reads the token when it is first rendered, so call this before.
 * @param target the window, or a substitute in tests
 * @returns a function that restores the methods
 */
export function redirectTokenToSessionStorage(target: StorageWindow = window): () => void {
  // provide-storage.ts may have replaced localStorage by an object with methods of its own.
  const isNative = Object.getPrototypeOf(target.localStorage) === target.Storage.prototype;
  const methods = isNative ? target.Storage.prototype : target.localStorage;
  const { getItem, setItem, removeItem } = methods;
  const isRedirected = (storage: TokenStorage, key: string) =>
    key === storageKey && storage === target.localStorage;

  methods.getItem = function (key) {
    return isRedirected(this, key) ? target.sessionStorage.getItem(key) : getItem.call(this, key);
  };
  methods.setItem = function (key, value) {
    if (!isRedirected(this, key)) return setItem.call(this, key, value);
    target.sessionStorage.setItem(key, value);
    notifyListeners();
  };
  methods.removeItem = function (key) {
    if (!isRedirected(this, key)) return removeItem.call(this, key);
    target.sessionStorage.removeItem(key);
    notifyListeners();
  };
  return () => {
    Object.assign(methods, { getItem, setItem, removeItem });
  };
}

/** Returns the access token of this tab. Anything else that is stored counts as no token. */
export function readToken(): string | undefined {
  try {
    const values: unknown = JSON.parse(window.sessionStorage.getItem(storageKey) ?? '{}');
    const token = isRecord(values) ? values[securityScheme] : undefined;
    return typeof token === 'string' && token !== '' ? token : undefined;
  } catch {
    return undefined;
  }
}

/** Stores an access token as if the reader had typed it. Elements uses it from its next start. */
export function writeToken(token: string): void {
  window.sessionStorage.setItem(storageKey, JSON.stringify({ [securityScheme]: token }));
  notifyListeners();
}

/** Deletes the access token. Elements uses it until its next start. */
export function removeToken(): void {
  window.sessionStorage.removeItem(storageKey);
  notifyListeners();
}

/** Calls back whenever the token changes. Returns a function that unsubscribes. */
export function subscribeToToken(callback: () => void): () => void {
  listeners.add(callback);
  return () => {
    listeners.delete(callback);
  };
}
