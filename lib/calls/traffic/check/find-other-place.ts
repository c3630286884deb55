import type { SchemaObject } from '../../../api/description/openapi-objects';
import type { Operation } from '../../../api/description/operation-groups';
import {
  listProperties,
  type SchemaSource,
  unwrapArraySchema,
} from '../../../api/description/resolve-schema';
import { findJsonMedia } from './inspect-recorded-body';
import { isWebhook, type TrafficDescription } from './traffic-description';

/** Objects further down are looked through less often, and can contain themselves. */
const maxDepth = 3;

/** The path of a field in a body: `patient.birthday`. Those of outer objects are first. */
function findPath(name: string, schema: SchemaObject, source: SchemaSource): string | undefined {
  let level = [{ path: '', schema: unwrapArraySchema(schema) }];
  for (let depth = 0; depth < maxDepth; depth++) {
    const inner = level.flatMap((object) =>
      listProperties(object.schema, source).map((property) => ({
        path: `${object.path}${property.name}`,
        name: property.name,
        schema: property.schema,
      })),
    );
    const found = inner.find((property) => property.name === name);
    if (found) return found.path;
    level = inner.map(({ path, schema: own }) => ({
      path: `${path}.`,
      schema: unwrapArraySchema(own),
    }));
  }
  return undefined;
}

/** Where an operation has a name in its request. */
function findPlace(
  name: string,
  { source: { parameters, requestBody } }: Operation,
  source: SchemaSource,
): string | undefined {
  const parameter = parameters.find((other) => other.name === name);
  if (parameter) return `${name} in the ${parameter.in}`;
  const media = findJsonMedia(requestBody?.content);
  const path = media && findPath(name, media.schema, source);
  return path && `${path} in the body`;
}

/** So many operations can have a name that it says nothing about one of them. */
const maxOperations = 3;

/** What was found. A file repeats the same name in many calls. */
const placesOf = new WeakMap<Operation, Map<string, string | undefined>>();

/**
 * Where a name belongs that a request sends in a place that doesn't have it: elsewhere in the same request, or in that of
 * a few other operations; undefined if nothing is documented.
 */
export function findOtherPlace(
  name: string,
  operation: Operation,
  description: TrafficDescription,
): string | undefined {
  const known = placesOf.get(operation) ?? new Map<string, string | undefined>();
  placesOf.set(operation, known);
  if (!known.has(name))
    known.set(name, findPlace(name, operation, description) ?? findElsewhere(name, description));
  return known.get(name);
}

function findElsewhere(name: string, description: TrafficDescription): string | undefined {
  const others = description.operations.flatMap((other) => {
    const place = isWebhook(other) ? undefined : findPlace(name, other, description);
    const isNested = place?.includes('.') ?? true;
    return isNested ? [] : `${place} of ${other.method.toUpperCase()} ${other.path}`;
  });
  return others.length > 0 && others.length <= maxOperations ? others.join(', or ') : undefined;
}
