import { getAt, joinPointer } from '../../kit/json/json-pointer';

type Binding = { pointer: string; bind: string };

/** Lists the bindings in a screen or an element, each with the JSON Pointer of its `bind` field. */
function listAllBindings(value: unknown, pointer = ''): Binding[] {
  if (typeof value !== 'object' || value === null) return [];
  const bind = getAt(value, '/bind');
  const own = typeof bind === 'string' ? [{ pointer: joinPointer(pointer, 'bind'), bind }] : [];
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, child]) =>
      key === 'data' ? [] : listAllBindings(child, joinPointer(pointer, key)),
    ),
  ];
}

/** Data that the app adds to the screen's own: list items, inputs, parameters, and results of other screens. */
const appDataPattern = /^\/(item|inputs|parameters|result)(\/|$)/;

/** Lists the bindings to the data of a screen or an example. */
export const listDataBindings = (value: unknown): Binding[] =>
  listAllBindings(value).filter(({ bind }) => !appDataPattern.test(bind));
