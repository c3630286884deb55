import { isRecord } from '../kit/json/is-record';
import type { ScreenDocument, ScreenOverride } from './contract-types';
import { isElementName } from './walk-document';

type JsonObject = Record<string, unknown>;
type Change = ScreenOverride['changes'][number];

/** The changed screen, and the changes whose target was not found. */
type OverrideResult = { screen: ScreenDocument; unmatched: Change[] };

/** Whether a value is the element with this id. Options and actions have no id. */
const isTarget = (value: unknown, id: string): value is JsonObject =>
  isRecord(value) && value.id === id && typeof value.type === 'string';

function mergeFields(element: JsonObject, fields: JsonObject): JsonObject {
  const merged = { ...element, ...fields };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null));
}

/** The list items that replace the target. */
function replaceTarget(target: JsonObject, { op, fields = {}, element }: Change): unknown[] {
  switch (op) {
    case 'merge':
      return [mergeFields(target, fields)];
    case 'replace':
      return [element];
    case 'remove':
      return [];
    case 'before':
      return [element, target];
    case 'after':
      return [target, element];
    case 'append': {
      const content = Array.isArray(target.content) ? target.content : [];
      return [{ ...target, content: [...content, element] }];
    }
  }
}

/**
 * Applies one change to the first matching element of a value. An element that is not in a list can only be merged,
 * replaced or appended to.
 */
function applyChange(root: unknown, change: Change): { value: unknown; isApplied: boolean } {
  let isApplied = false;
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) {
      return value.flatMap((item) => {
        if (isApplied || !isTarget(item, change.target)) return [visit(item)];
        isApplied = true;
        return replaceTarget(item, change);
      });
    }
    if (!isRecord(value)) return value;
    const entries = Object.entries(value).map(([key, child]): [string, unknown] => {
      if (key === 'data' || isApplied) return [key, child];
      if (!isTarget(child, change.target)) return [key, visit(child)];
      const [replacement, ...rest] = replaceTarget(child, change);
      if (replacement === undefined || rest.length > 0) return [key, child];
      isApplied = true;
      return [key, replacement];
    });
    return Object.fromEntries(entries);
  };
  return { value: visit(root), isApplied };
}

/** Applies an override's changes in order. Changes without a target are returned in `unmatched`. */
export function applyOverride(screen: ScreenDocument, { changes }: ScreenOverride): OverrideResult {
  const unmatched: Change[] = [];
  let current: unknown = screen;
  for (const change of changes) {
    const result = applyChange(current, change);
    if (result.isApplied) current = result.value;
    else unmatched.push(change);
  }
  return { screen: current as ScreenDocument, unmatched };
}

/** The ids of the elements in a value: the possible targets of an override. */
export function listElementIds(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listElementIds);
  if (!isRecord(value)) return [];
  const own =
    typeof value.id === 'string' && typeof value.type === 'string' && isElementName(value.type)
      ? [value.id]
      : [];
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, child]) =>
      key === 'data' ? [] : listElementIds(child),
    ),
  ];
}
