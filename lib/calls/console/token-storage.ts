import { isRecord } from '../../kit/json/is-record';

/** The key of the access token in the tab's storage. */
export const tokenStorageKey = 'TryIt_securitySchemeValues';

/** The name of the API's security scheme, which is the token's key in the stored JSON object. */
const securityScheme = 'XToken';

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
}

/** Deletes the access token. Elements uses it until its next start. */
export function removeToken(): void {
  window.sessionStorage.removeItem(tokenStorageKey);
}
