import type { PreparedRequest } from './prepared-request';

const storageKey = 'console-sample';

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((text) => typeof text === 'string');

/** Reads a kept sample. Whatever else is stored counts as none. */
export function parseStoredSample(stored: string | null): PreparedRequest | undefined {
  try {
    const { title, text, token, operationId, fields, body } = Object(JSON.parse(stored ?? 'null'));
    const isOne =
      [title, text, operationId].every((part) => typeof part === 'string') &&
      (token === undefined || typeof token === 'string') &&
      isTexts(fields);
    return isOne ? { title, text, token, operationId, fields, body } : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a sample for the console of this tab: an address, which others see, is no place for its token. */
export function storeSample(call: PreparedRequest): void {
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify(call));
  } catch {
    // Where the browser keeps nothing, the console opens at the operation without its values.
  }
}

/** The sample that this tab kept last. */
export function readStoredSample(): PreparedRequest | undefined {
  try {
    return parseStoredSample(window.sessionStorage.getItem(storageKey));
  } catch {
    return undefined;
  }
}
