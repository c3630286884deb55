import contract from '../../.generated/contract/schema.json';
import { joinPointer } from './json-pointer';

const elementNames: ReadonlySet<string> = new Set(contract['x-elements']);
const actionNames: ReadonlySet<string> = new Set([
  'navigate',
  'deepLink',
  'call',
  'submit',
  'open',
  'dismiss',
]);

/** Whether a type names an element of this version of the contract. */
export const isElementName = (type: string): boolean => elementNames.has(type);

type Found = { value: Record<string, unknown>; pointer: string; type: string };

/** Every object with a `type` in a value, the value itself included. Bodies and data hold none. */
function* walk(value: unknown, pointer: string): Generator<Found> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value) && 'type' in value && typeof value.type === 'string') {
    yield { value: { ...value }, pointer, type: value.type };
  }
  for (const [key, inner] of Object.entries(value)) {
    if (key !== 'body' && key !== 'data') yield* walk(inner, joinPointer(pointer, key));
  }
}

/** The elements in a screen or an element, with their pointers, parents before children. */
export function listElements(value: unknown): Found[] {
  return [...walk(value, '')].filter(({ type }) => elementNames.has(type));
}

/** The actions in a screen or an element. */
export function listActions(value: unknown): Found[] {
  return [...walk(value, '')].filter(({ type }) => actionNames.has(type));
}
