import { isRecord } from '../../kit/json/is-record';

/**
 * The key of the tab's storage under which the console's library (Stoplight Elements) expects access tokens. A test of
 * the adapter checks it in a browser.
 */
export const tokenStorageKey = 'TryIt_securitySchemeValues';

/** The name of the API's security scheme, which is the token's key in the stored JSON object. */
const securityScheme = 'XToken';

const listeners = new Set<() => void>();

/** Notifies all subscribers that the stored token may have changed. */
export function notifyTokenListeners(): void {
  for (const listener of listeners) listener();
}

/** Returns the access token of this tab. Anything else that is stored counts as no token. */
export function readToken(): string | undefined {
  try {
    const values: unknown = JSON.parse(window.sessionStorage.getItem(tokenStorageKey) ?? '{}');
    const token = isRecord(values) ? values[securityScheme] : undefined;
    return typeof token === 'string' && token !== '' ? token : undefined;
  } catch {
    return undefined;
  }
}

/** Stores an access token as if the reader had typed it. Elements uses it from its next start. */
export function writeToken(token: string): void {
  window.sessionStorage.setItem(tokenStorageKey, JSON.stringify({ [securityScheme]: token }));
  notifyTokenListeners();
}

/** Deletes the access token. Elements uses it until its next start. */
export function removeToken(): void {
  window.sessionStorage.removeItem(tokenStorageKey);
  notifyTokenListeners();
}

/** Calls back whenever the token changes. Returns a function that unsubscribes. */
export function subscribeToToken(callback: () => void): () => void {
  listeners.add(callback);
  return () => {
    listeners.delete(callback);
  };
}
