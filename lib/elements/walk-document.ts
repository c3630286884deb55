import { elementNames as names } from '../../.generated/contract/names';
import { joinPointer } from '../kit/json/json-pointer';

const elementNames: ReadonlySet<string> = new Set(names);
const actionNames: ReadonlySet<string> = new Set([
  'navigate',
  'deepLink',
  'call',
  'submit',
  'open',
  'dismiss',
]);

/** Whether this version of the contract defines an element with this name. */
export const isElementName = (type: string): boolean => elementNames.has(type);

type TypedObject = { value: Record<string, unknown>; pointer: string; type: string };

/** Yields every object with a `type` in a value, including the value itself. Skips `body` and `data`. */
function* walk(value: unknown, pointer: string): Generator<TypedObject> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value) && 'type' in value && typeof value.type === 'string') {
    yield { value: { ...value }, pointer, type: value.type };
  }
  for (const [key, child] of Object.entries(value)) {
    if (key !== 'body' && key !== 'data') yield* walk(child, joinPointer(pointer, key));
  }
}

/** The elements in a screen or an element with their pointers, parents before children. */
export function listElements(value: unknown): TypedObject[] {
  return [...walk(value, '')].filter(({ type }) => elementNames.has(type));
}

/** The actions in a screen or an element. */
export function listActions(value: unknown): TypedObject[] {
  return [...walk(value, '')].filter(({ type }) => actionNames.has(type));
}
