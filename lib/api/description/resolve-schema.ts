import type { SchemaObject } from './openapi-objects';

/** What references are resolved against: an OpenAPI document, or the part of one that a page loads. */
export type SchemaSource = { components: { schemas: Record<string, SchemaObject> } };

/** For an operation without a description. */
export const noSchemas: SchemaSource = { components: { schemas: {} } };

const refPrefix = '#/components/schemas/';

/** The name of the schema that a reference points to; undefined if the schema is not a reference. */
export function refName({ $ref }: Pick<SchemaObject, '$ref'>): string | undefined {
  return $ref?.startsWith(refPrefix) ? decodeURIComponent($ref.slice(refPrefix.length)) : undefined;
}

/** The schema of an array's items, at any depth of nested arrays; the schema itself if it is not an array. */
export const unwrapArraySchema = (schema: SchemaObject): SchemaObject =>
  schema.type === 'array' && schema.items ? unwrapArraySchema(schema.items) : schema;

/**
 * Merges a reference with the schema that it points to; the keywords of the reference take precedence. Throws if there
 * is no such schema.
 */
export function resolveSchema(schema: SchemaObject, source: SchemaSource): SchemaObject {
  const name = refName(schema);
  if (!name) return schema;
  const target = source.components.schemas[name];
  if (!target) throw new Error(`The OpenAPI document has no schema "${name}"`);
  const { $ref: _ref, ...own } = schema;
  return { ...resolveSchema(target, source), ...own };
}

export type SchemaProperty = { name: string; schema: SchemaObject; required: boolean };

type ComposedSchema<Schema> = {
  properties?: Record<string, Schema> | undefined;
  allOf?: Schema[] | undefined;
};

/** Finds the field of a schema, or of the unnamed parts that it is composed of, which no other schema has. */
export function findOwnField<Schema extends ComposedSchema<Schema>>(
  schema: Schema | undefined,
  name: string,
): Schema | undefined {
  return [schema, ...(schema?.allOf ?? [])]
    .map((part) => part?.properties?.[name])
    .find((field) => field !== undefined);
}

/** Lists the properties of an object, including those of the schemas that it is composed of. */
export function listProperties(schema: SchemaObject, source: SchemaSource): SchemaProperty[] {
  const { allOf = [], properties = {}, required = [] } = resolveSchema(schema, source);
  return [
    ...allOf.flatMap((part) => listProperties(part, source)),
    ...Object.entries(properties).map(([name, property]) => ({
      name,
      schema: property,
      required: required.includes(name),
    })),
  ];
}
