import { parseExactJson } from '../../kit/json/exact-json';
import { isRecord, isTextRecord } from '../../kit/json/is-record';
import type { PreparedRequest } from './prepared-request';

const storageKey = 'console-sample';

const isOptionalString = (value: unknown): value is string | undefined =>
  value === undefined || typeof value === 'string';

/** Parses a stored sample. Returns `undefined` if the text is anything else. */
export function parseStoredSample(stored: string | null): PreparedRequest | undefined {
  const value = parseExactJson(stored ?? 'null')?.value;
  if (!isRecord(value)) return undefined;
  const { title, text, token, operationId, fields, body } = value;
  if (typeof title !== 'string' || typeof text !== 'string') return undefined;
  if (typeof operationId !== 'string' || !isOptionalString(token) || !isOptionalString(body))
    return undefined;
  if (!isTextRecord(fields)) return undefined;
  return { title, text, token, operationId, fields, body };
}

/** Stores a sample for the console in this tab. A URL, which others may see, must not contain its token. */
export function storeSample(request: PreparedRequest): void {
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify(request));
  } catch {
    // Without storage, the console opens the operation without values.
  }
}

/** Returns the sample that was last stored in this tab. */
export function readStoredSample(): PreparedRequest | undefined {
  try {
    return parseStoredSample(window.sessionStorage.getItem(storageKey));
  } catch {
    return undefined;
  }
}
