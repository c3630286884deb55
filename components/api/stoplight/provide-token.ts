import { placeholderToken } from '@/lib/sandbox/sandbox-credentials';
import { elementsStorageKeys } from './elements-internals';

/** The methods of a storage that are replaced. */
type TokenStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

type StorageWindow = {
  readonly Storage: { readonly prototype: TokenStorage };
  readonly localStorage: TokenStorage;
};

const values = JSON.stringify({ XToken: placeholderToken });

/**
 * Gives Elements a placeholder for the access token. It would store a token for all tabs, and write it into the request
 * sample, which readers share. The console has its own field for the token (components/api/console/acting-as.tsx), and
 * intercept-fetch.ts puts the token into requests.
 * Elements reads its storage when it is first rendered, so call this before.
 * @param target the window, or a substitute in tests
 * @returns a function that restores the methods
 */
export function provideTokenPlaceholder(target: StorageWindow = window): () => void {
  // provide-storage.ts may have replaced localStorage by an object with methods of its own.
  const isNative = Object.getPrototypeOf(target.localStorage) === target.Storage.prototype;
  const methods = isNative ? target.Storage.prototype : target.localStorage;
  const { getItem, setItem, removeItem } = methods;
  const isToken = (storage: TokenStorage, key: string) =>
    key === elementsStorageKeys.securityValues && storage === target.localStorage;

  methods.getItem = function (key) {
    return isToken(this, key) ? values : getItem.call(this, key);
  };
  methods.setItem = function (key, value) {
    if (!isToken(this, key)) setItem.call(this, key, value);
  };
  methods.removeItem = function (key) {
    if (!isToken(this, key)) removeItem.call(this, key);
  };
  return () => {
    Object.assign(methods, { getItem, setItem, removeItem });
  };
}
