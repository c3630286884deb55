import { isRecord } from '../../../kit/json/is-record';
import type { Delivery } from '../run-state';

/** Reads a webhook of the sandbox's list; undefined if it is none. */
export function parseDelivery(value: unknown): Delivery | undefined {
  if (!isRecord(value)) return undefined;
  const { id, timestamp, hook, payload } = value;
  return typeof id === 'number' &&
    typeof timestamp === 'string' &&
    typeof hook === 'string' &&
    isRecord(payload)
    ? { id, timestamp, hook, payload }
    : undefined;
}
