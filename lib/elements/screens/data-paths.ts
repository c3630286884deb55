import { isRecord } from '../../kit/json/is-record';
import { joinPointer, parsePointer } from '../../kit/json/json-pointer';
import { getScreens, type ScreenDefinition } from './load-screens';
import { listScreenStates } from './screen-states';

/** A path in the data of screens. `*` is any entry of a list. */
export type DataPath = {
  path: string;
  /** The JSON type of its value in the screens' data; undefined if no state has a value. */
  type: string | undefined;
  /** The names of the screens that read it. */
  screens: string[];
  /** The operations whose responses the screens store there. */
  operations: string[];
  /** A JSON Pointer to its first occurrence in the file of the first screen. */
  pointer: string;
};

type Use = { path: string; pointer: string; operation?: string };

/** Resolves `/item` in the template of a list: there, `/item/name` is the name of any of its entries. */
const resolveItemPath = (path: string, itemPath: string | undefined): string =>
  itemPath !== undefined && /^\/item(\/|$)/.test(path)
    ? itemPath + path.slice('/item'.length)
    : path;

/** Indexes of list entries become `*`. */
const replaceIndexes = (path: string): string => path.replace(/\/\d+(?=\/|$)/g, '/*');

/** Yields the paths that a part of a screen reads or stores. Skips its data. */
function* walk(value: unknown, pointer: string, itemPath?: string): Generator<Use> {
  if (Array.isArray(value)) {
    for (const [index, child] of value.entries()) {
      yield* walk(child, joinPointer(pointer, index), itemPath);
    }
    return;
  }
  if (!isRecord(value)) return;
  const resolve = (path: string) => replaceIndexes(resolveItemPath(path, itemPath));
  const listPath = typeof value.bind === 'string' ? resolve(value.bind) : undefined;
  if (listPath !== undefined) yield { path: listPath, pointer: joinPointer(pointer, 'bind') };
  if (typeof value.saveTo === 'string' && typeof value.operation === 'string') {
    const path = resolve(value.saveTo);
    yield { path, pointer: joinPointer(pointer, 'saveTo'), operation: value.operation };
  }
  if (value.kind === 'account-inactive') yield { path: '/account/active', pointer };
  if (value.kind === 'status-change') {
    const path = typeof value.status === 'string' ? value.status : '/appointment/status';
    yield { path: resolve(path), pointer };
  }
  for (const [key, child] of Object.entries(value)) {
    if (key === 'data') continue;
    const isTemplate = key === 'template' && listPath !== undefined;
    yield* walk(child, joinPointer(pointer, key), isTemplate ? `${listPath}/*` : itemPath);
  }
}

/** The first value at a path that is not null, of all entries of lists. */
function findValue(value: unknown, [token, ...rest]: readonly string[]): unknown {
  if (value === undefined || value === null) return undefined;
  if (token === undefined) return value;
  if (token === '*' && Array.isArray(value)) {
    return value.map((entry) => findValue(entry, rest)).find((found) => found !== undefined);
  }
  return isRecord(value) && Object.hasOwn(value, token) ? findValue(value[token], rest) : undefined;
}

const describeType = (value: unknown): string | undefined =>
  value === undefined ? undefined : Array.isArray(value) ? 'array' : typeof value;

/** The paths that screens read or store, in alphabetical order. */
export function listDataPaths(screens: readonly ScreenDefinition[] = getScreens()): DataPath[] {
  const paths = new Map<string, DataPath>();
  for (const definition of screens) {
    const states = listScreenStates(definition).map(({ document }) => document.data);
    for (const { path, pointer, operation } of walk(definition.screen, '/screen')) {
      const known = paths.get(path) ?? {
        path,
        pointer,
        type: undefined,
        screens: [],
        operations: [],
      };
      const values = states.map((data) => findValue(data, parsePointer(path)));
      known.type ??= describeType(values.find((value) => value !== undefined));
      if (!known.screens.includes(definition.name)) known.screens.push(definition.name);
      if (operation && !known.operations.includes(operation)) known.operations.push(operation);
      paths.set(path, known);
    }
  }
  return [...paths.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}
