import { isRecord } from '../../kit/json/is-record';
import { parsePointer } from '../../kit/json/json-pointer';

type Edit = (container: Record<string, unknown> | unknown[], key: string) => unknown;

/** Copies the objects and lists on the way to a value, and edits the copy of the one that contains it. */
function editAt(value: unknown, tokens: readonly string[], edit: Edit): unknown {
  const [key, ...rest] = tokens;
  if (key === undefined) return value;
  const copy = Array.isArray(value) ? [...value] : isRecord(value) ? { ...value } : undefined;
  if (!copy) return value;
  if (rest.length === 0) return edit(copy, key);
  if (Array.isArray(copy)) copy[Number(key)] = editAt(copy[Number(key)], rest, edit);
  else copy[key] = editAt(copy[key], rest, edit);
  return copy;
}

/** Returns a copy with another value at a JSON Pointer. The object or list that contains it must exist. */
export function setAt(value: unknown, pointer: string, next: unknown): unknown {
  if (pointer === '') return next;
  return editAt(value, parsePointer(pointer), (container, key) => {
    if (Array.isArray(container)) return container.with(Number(key), next);
    return { ...container, [key]: next };
  });
}

/** Returns a copy without the field or item at a JSON Pointer. */
export function removeAt(value: unknown, pointer: string): unknown {
  return editAt(value, parsePointer(pointer), (container, key) => {
    if (Array.isArray(container)) return container.toSpliced(Number(key), 1);
    const { [key]: _removed, ...rest } = container;
    return rest;
  });
}
