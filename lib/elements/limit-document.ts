import { isRecord } from '../kit/json/is-record';
import { getAt } from '../kit/json/json-pointer';
import type { ScreenData } from './bindings';
import type { ResolvedDocument } from './resolve-document';

/** Fields with lists that are not rendered. */
const dataFields = new Set(['data', 'body']);

/** Elements that are documents of their own: an HTML frame, a PDF. They take much longer to render than others. */
const documentElements: ReadonlySet<unknown> = new Set(['embed', 'viewer']);
const documentCost = 25;

const costOf = (entry: unknown) =>
  isRecord(entry) && documentElements.has(entry.type) ? documentCost : 1;

/**
 * Removes what comes after the first `max` entries of a document's lists: elements, options, tabs and so on. A repeated
 * template counts once for each item, and is removed if not all of its items fit. An embedded document counts as 25.
 * @param data what the bindings of a single element read. A screen contains its own data.
 * @returns the shortened document, or the same one if it is short enough, with the issues of what is left
 */
export function limitDocument(
  { document, issues }: ResolvedDocument,
  data: ScreenData,
  max: number,
): ResolvedDocument & { isLimited: boolean } {
  let remaining = max;
  let isLimited = false;

  const countEntry = (entry: unknown): boolean => {
    remaining -= costOf(entry);
    if (remaining < 0) isLimited = true;
    return !isLimited;
  };

  /** Counts what a repeated template renders. Returns whether all of it fits. */
  const countRepeat = (repeat: Record<string, unknown>, scope: ScreenData): boolean => {
    const items = getAt(scope, String(repeat.bind));
    if (!Array.isArray(items) || items.length === 0) limit(repeat.empty, scope);
    else {
      for (const item of items) {
        if (!countEntry(repeat.template)) break;
        limit(repeat.template, { ...scope, item: item ?? scope.item });
      }
    }
    return !isLimited;
  };

  const limit = (value: unknown, scope: ScreenData): unknown => {
    if (Array.isArray(value)) {
      const entries: unknown[] = [];
      for (const entry of value) {
        if (!countEntry(entry)) break;
        entries.push(limit(entry, scope));
      }
      return entries;
    }
    if (!isRecord(value)) return value;
    const fields = Object.entries(value).flatMap(([name, field]): Array<[string, unknown]> => {
      if (dataFields.has(name)) return [[name, field]];
      if (name === 'repeat' && isRecord(field)) {
        return countRepeat(field, scope) ? [[name, field]] : [];
      }
      return [[name, limit(field, scope)]];
    });
    return Object.fromEntries(fields);
  };

  const ownData = getAt(document, '/data');
  const limited = limit(document, isRecord(ownData) ? ownData : data);
  if (!isLimited) return { document, issues, isLimited };

  const isLeft = (pointer: string) => getAt(limited, pointer) !== undefined;
  const parentOf = (pointer: string) => pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')));
  return {
    document: limited,
    // The pointer of a missing field leads to no value, but that of its object does.
    issues: issues.filter(({ at }) =>
      isLeft(getAt(document, at) === undefined ? parentOf(at) : at),
    ),
    isLimited,
  };
}
