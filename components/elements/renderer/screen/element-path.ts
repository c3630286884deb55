import { joinPointer } from '@/lib/kit/json/json-pointer';

/** The position of an element in its document: its JSON Pointer and its nesting depth. */
export type ElementPath = { pointer: string; depth: number };

export const rootPath: ElementPath = { pointer: '', depth: 0 };

/** The path of a child element, given the keys and indexes that lead to it. */
export function childPath(
  { pointer, depth }: ElementPath,
  ...keys: Array<string | number>
): ElementPath {
  return { pointer: keys.reduce<string>(joinPointer, pointer), depth: depth + 1 };
}

/** The attribute with the id of an element, on the element's box if it has a style. For hosts that point out an element. */
export const elementAttribute = 'data-element';
