import { isRecord } from '../../kit/json/is-record';
import type { Direction } from './api-change';
import { type ComparedDescription, listLocatedOperations } from './description';

/** Who uses a shared part of a description: a schema or a response, by its reference. */
export type Usage = { directions: Set<Direction>; operations: Set<string> };

const sharedPart = /^#\/components\/(schemas|responses)\/(.+)$/;

/** Lists the references in a value, at any depth. */
function listReferences(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listReferences);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === '$ref' && typeof item === 'string' ? [item] : listReferences(item),
  );
}

/** Finds the operations that use each schema and each shared response, also through other schemas. */
export function findUsages(description: ComparedDescription): Map<string, Usage> {
  const usages = new Map<string, Usage>();
  const { components } = description;
  const innerReferences = new Map<string, string[]>();
  const listInner = (reference: string): string[] => {
    const known = innerReferences.get(reference);
    if (known) return known;
    const [, kind, encodedName = ''] = sharedPart.exec(reference) ?? [];
    const name = decodeURIComponent(encodedName);
    const part = kind === 'responses' ? components.responses[name] : components.schemas[name];
    const found = listReferences(part);
    innerReferences.set(reference, found);
    return found;
  };
  /** The references in a value, and those in what they lead to. */
  const listAll = (value: unknown): Set<string> => {
    const found = new Set(listReferences(value));
    // The loop also visits what it adds.
    for (const reference of found) {
      for (const inner of listInner(reference)) found.add(inner);
    }
    return found;
  };
  const add = (value: unknown, direction: Direction, id: string) => {
    for (const reference of listAll(value)) {
      const usage = usages.get(reference) ?? { directions: new Set(), operations: new Set() };
      usage.directions.add(direction);
      usage.operations.add(id);
      usages.set(reference, usage);
    }
  };
  for (const { type, id, operation } of listLocatedOperations(description)) {
    const { responses, callbacks, ...request } = operation;
    const isCalled = type === 'operation';
    add(request, isCalled ? 'sent' : 'received', id);
    add(responses, isCalled ? 'received' : 'sent', id);
    add(callbacks, 'received', id);
  }
  return usages;
}

/** Combines the usages in two versions of a description. */
export function mergeUsages(
  a: ReadonlyMap<string, Usage>,
  b: ReadonlyMap<string, Usage>,
): Map<string, Usage> {
  return new Map(
    [...new Set([...a.keys(), ...b.keys()])].map((reference) => {
      const parts = [a.get(reference), b.get(reference)].flatMap((usage) => usage ?? []);
      return [
        reference,
        {
          directions: new Set(parts.flatMap(({ directions }) => [...directions])),
          operations: new Set(parts.flatMap(({ operations }) => [...operations])),
        },
      ];
    }),
  );
}
