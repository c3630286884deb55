import { isRecord } from '../../kit/json/is-record';

export type JsonObject = Record<string, unknown>;

/** Serializes a value with sorted keys, so that equal values have equal texts. */
export function toSortedJson(value: unknown): string {
  const sort = (item: unknown): unknown => {
    if (Array.isArray(item)) return item.map(sort);
    if (!isRecord(item)) return item;
    const keys = Object.keys(item).filter((key) => item[key] !== undefined);
    return Object.fromEntries(keys.sort().map((key) => [key, sort(item[key])]));
  };
  return JSON.stringify(sort(value)) ?? '';
}

export const isEqual = (a: unknown, b: unknown): boolean => toSortedJson(a) === toSortedJson(b);
