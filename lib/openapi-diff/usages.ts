import type { Direction } from './api-change';
import { type ComparedDescription, listLocatedOperations } from './description';
import { isObject } from './json';

/** Who uses a shared part of a description: a schema or a response, by its reference. */
export type Usage = { directions: Set<Direction>; operations: Set<string> };

const sharedPart = /^#\/components\/(schemas|responses)\/(.+)$/;

/** Lists the references in a value, at any depth. */
function listReferences(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listReferences);
  if (!isObject(value)) return [];
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
  const add = (references: readonly string[], direction: Direction, id: string) => {
    for (const reference of references) {
      const usage = usages.get(reference) ?? { directions: new Set(), operations: new Set() };
      if (usage.directions.has(direction) && usage.operations.has(`${direction} ${id}`)) continue;
      usage.directions.add(direction);
      usage.operations.add(`${direction} ${id}`);
      usages.set(reference, usage);
      add(listInner(reference), direction, id);
    }
  };
  for (const { type, id, operation } of listLocatedOperations(description)) {
    const { responses, ...request } = operation;
    const isCalled = type === 'operation';
    add(listReferences(request), isCalled ? 'sent' : 'received', id);
    add(listReferences(responses), isCalled ? 'received' : 'sent', id);
  }
  return new Map(
    [...usages].map(([reference, { directions, operations }]) => [
      reference,
      { directions, operations: new Set([...operations].map((key) => key.split(' ')[1] ?? '')) },
    ]),
  );
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
