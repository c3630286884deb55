import { isRecord } from '../../kit/json/is-record';
import type { Direction } from './api-change';
import {
  type ComparedDescription,
  type LocatedOperation,
  listLocatedOperations,
} from './description';

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

/**
 * Lists the operations that only show what a webhook sends. Their body is that of a webhook, which clients receive, and a
 * rule of theirs prohibits something: that anybody relies on the call.
 */
export function listHookSamples(description: ComparedDescription): Set<string> {
  const located = listLocatedOperations(description);
  const readBody = ({ operation }: LocatedOperation) =>
    listReferences(operation.requestBody).join();
  const hooks = new Set(located.filter(({ type }) => type === 'webhook').map(readBody));
  const isSample = ({ type, operation: { 'x-rules': rules } }: LocatedOperation) =>
    type === 'operation' &&
    Array.isArray(rules) &&
    rules.some((rule) => isRecord(rule) && rule.prohibits === true);
  return new Set(
    located.filter((one) => isSample(one) && hooks.has(readBody(one))).map(({ id }) => id),
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
  const samples = listHookSamples(description);
  for (const { type, id, operation } of listLocatedOperations(description)) {
    const { responses, callbacks, ...request } = operation;
    const isCalled = type === 'operation';
    add(request, isCalled && !samples.has(id) ? 'sent' : 'received', id);
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
