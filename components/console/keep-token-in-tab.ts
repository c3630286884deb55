/** Elements' key for what a reader typed into its security fields. */
const tokenKey = 'TryIt_securitySchemeValues';

/**
 * Elements stores access tokens in localStorage, where every tab reads them until somebody deletes them.
 * This sends that one key to sessionStorage: a token lives as long as its tab and is seen in it only.
 */
export function keepTokenInTab(): void {
  const { getItem, setItem, removeItem } = Storage.prototype;
  const storageFor = (storage: Storage, key: string) =>
    key === tokenKey && storage === window.localStorage ? window.sessionStorage : storage;

  Storage.prototype.getItem = function (key) {
    return getItem.call(storageFor(this, key), key);
  };
  Storage.prototype.setItem = function (key, value) {
    setItem.call(storageFor(this, key), key, value);
  };
  Storage.prototype.removeItem = function (key) {
    removeItem.call(storageFor(this, key), key);
  };
}
