import { notifyTokenListeners, tokenStorageKey } from '@/lib/console/token-storage';

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
    key === tokenStorageKey && storage === target.localStorage;

  methods.getItem = function (key) {
    return isRedirected(this, key) ? target.sessionStorage.getItem(key) : getItem.call(this, key);
  };
  methods.setItem = function (key, value) {
    if (!isRedirected(this, key)) return setItem.call(this, key, value);
    target.sessionStorage.setItem(key, value);
    notifyTokenListeners();
  };
  methods.removeItem = function (key) {
    if (!isRedirected(this, key)) return removeItem.call(this, key);
    target.sessionStorage.removeItem(key);
    notifyTokenListeners();
  };
  return () => {
    Object.assign(methods, { getItem, setItem, removeItem });
  };
}
