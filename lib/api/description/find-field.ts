import type { SchemaObject } from './openapi-objects';
import {
  listProperties,
  refName,
  type SchemaProperty,
  type SchemaSource,
  unwrapArraySchema,
} from './resolve-schema';

/** A field by a path below a schema. */
export type FoundField = SchemaProperty & {
  /** The name of the schema that has the field; undefined if it has no name. */
  schemaName: string | undefined;
};

/** The first part of a path that is not a field, and the names of the fields that exist there. */
export type UnknownField = { unknown: string; known: string[] };

/**
 * Finds the field at a path below a schema: `patient`, `firstName` below Appointment is `firstName` of Person.
 * @param tokens names of fields; `*` is any entry of an array. At least one of them is a name.
 */
export function findField(
  schemaName: string,
  tokens: readonly string[],
  source: SchemaSource,
): FoundField | UnknownField {
  let schema: SchemaObject = { $ref: `#/components/schemas/${schemaName}` };
  let field: FoundField | undefined;
  for (const name of tokens.filter((token) => token !== '*')) {
    const owner = unwrapArraySchema(schema);
    const properties = listProperties(owner, source);
    const property = properties.find((candidate) => candidate.name === name);
    if (!property) return { unknown: name, known: properties.map((candidate) => candidate.name) };
    schema = property.schema;
    field = { schemaName: refName(owner), ...property };
  }
  if (!field) throw new Error(`A path below ${schemaName} has no name of a field`);
  return field;
}
