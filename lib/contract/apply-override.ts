import type { ScreenDocument, ScreenOverride } from './contract-types';
import { isElementName } from './walk-document';

type Node = Record<string, unknown>;
type Change = ScreenOverride['changes'][number];

/** What an override did: the new screen, and the changes that found no target. */
export type OverrideResult = { screen: ScreenDocument; unmatched: Change[] };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether an object is the element with this id. Options and actions have no id of their own. */
const isTarget = (value: unknown, id: string): value is Node =>
  isNode(value) && value.id === id && typeof value.type === 'string';

function merge(node: Node, fields: Node): Node {
  const merged = { ...node, ...fields };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null));
}

/** What stands in a list in place of the target. */
function changeInList(node: Node, { op, fields = {}, element }: Change): unknown[] {
  switch (op) {
    case 'merge':
      return [merge(node, fields)];
    case 'replace':
      return [element];
    case 'remove':
      return [];
    case 'before':
      return [element, node];
    case 'after':
      return [node, element];
    case 'append': {
      const content = Array.isArray(node.content) ? node.content : [];
      return [{ ...node, content: [...content, element] }];
    }
  }
}

/** Makes one change in a value. A single element (not in a list) can be merged, replaced and appended to. */
function change(value: unknown, wanted: Change): { value: unknown; done: boolean } {
  let done = false;
  const visit = (inner: unknown): unknown => {
    if (Array.isArray(inner)) {
      return inner.flatMap((entry) => {
        if (done || !isTarget(entry, wanted.target)) return [visit(entry)];
        done = true;
        return changeInList(entry, wanted);
      });
    }
    if (!isNode(inner)) return inner;
    const entries = Object.entries(inner).map(([key, entry]): [string, unknown] => {
      if (key === 'data' || done) return [key, entry];
      if (!isTarget(entry, wanted.target)) return [key, visit(entry)];
      const [only, ...more] = changeInList(entry, wanted);
      if (only === undefined || more.length > 0) return [key, entry];
      done = true;
      return [key, only];
    });
    return Object.fromEntries(entries);
  };
  return { value: visit(value), done };
}

/** Applies an override's changes in their order. Changes whose target is not there are told, not guessed. */
export function applyOverride(screen: ScreenDocument, { changes }: ScreenOverride): OverrideResult {
  const missed: Change[] = [];
  let current: unknown = screen;
  for (const wanted of changes) {
    const result = change(current, wanted);
    if (result.done) current = result.value;
    else missed.push(wanted);
  }
  return { screen: current as ScreenDocument, unmatched: missed };
}

/** The ids of a screen's elements: what an override can name. */
export function listElementIds(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listElementIds);
  if (!isNode(value)) return [];
  const own =
    typeof value.id === 'string' && typeof value.type === 'string' && isElementName(value.type)
      ? [value.id]
      : [];
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, v]) => (key === 'data' ? [] : listElementIds(v))),
  ];
}
