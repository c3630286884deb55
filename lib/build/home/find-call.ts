import { isRecord } from '../../kit/json/is-record';
import type { DemoCall } from './demo';

/** The `call` action of the element with an id in a screen; undefined if there is none. */
export function findCall(value: unknown, id: string): DemoCall | undefined {
  if (Array.isArray(value)) {
    for (const item of value) {
      const call = findCall(item, id);
      if (call) return call;
    }
    return undefined;
  }
  if (!isRecord(value)) return undefined;
  const { action } = value;
  if (value.id === id && isRecord(action) && typeof action.operation === 'string') {
    return { operation: action.operation, body: action.body };
  }
  return findCall(Object.values(value), id);
}
