import type { SchemaObject } from './openapi-objects';
import { hasType, isFile, listTypes } from './schema-types';

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
  schema.items && (hasType(schema, 'array') || listTypes(schema).length === 0)
    ? unwrapArraySchema(schema.items)
    : schema;

/** Whether a schema is that of an array. */
export const isArraySchema = (schema: SchemaObject): boolean =>
  unwrapArraySchema(schema) !== schema;

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

/** The schemas that an object is composed of, the object itself last. A schema that contains itself is listed once. */
function listParts(
  schema: SchemaObject,
  source: SchemaSource,
  visited: readonly SchemaObject[] = [],
): SchemaObject[] {
  const resolved = resolveSchema(schema, source);
  const target = source.components.schemas[refName(schema) ?? ''] ?? schema;
  if (visited.includes(target)) return [];
  const inner = [...visited, target];
  return [...(resolved.allOf ?? []).flatMap((part) => listParts(part, source, inner)), resolved];
}

/**
 * Lists the properties of an object, including those of the schemas that it is composed of. A property that several of
 * them have is listed once; the last one overrides the others' keywords.
 */
export function listProperties(schema: SchemaObject, source: SchemaSource): SchemaProperty[] {
  const parts = listParts(schema, source);
  const required = new Set(parts.flatMap((part) => part.required ?? []));
  const properties = new Map<string, SchemaObject>();
  for (const [name, property] of parts.flatMap((part) => Object.entries(part.properties ?? {}))) {
    const other = properties.get(name);
    properties.set(
      name,
      other && property.$ref === undefined ? { ...other, ...property } : property,
    );
  }
  return [...properties].map(([name, property]) => ({
    name,
    schema: property,
    required: required.has(name),
  }));
}

/** The names of the fields of a form that are files or lists of files. */
export const listFileFields = (form: SchemaObject, source: SchemaSource): string[] =>
  listProperties(form, source)
    .filter(({ schema }) =>
      isFile(resolveSchema(unwrapArraySchema(resolveSchema(schema, source)), source)),
    )
    .map(({ name }) => name);

/** Schemas of which a value fits one (`oneOf`) or at least one (`anyOf`). */
export type SchemaChoice = { keyword: 'oneOf' | 'anyOf'; options: SchemaOption[] };

/** One of the schemas, with the value of the field that says which it is, if there is such a field. */
export type SchemaOption = {
  schema: SchemaObject;
  discriminator?: { name: string; value: string };
};

const isNull = (schema: SchemaObject): boolean =>
  schema.type === 'null' || (schema.const === null && 'const' in schema);

/** The schemas that are composed of one that has a discriminator and no list of alternatives. */
function listDescendants(name: string, source: SchemaSource): SchemaObject[] {
  return Object.entries(source.components.schemas)
    .filter(([, schema]) => schema.allOf?.some((part) => refName(part) === name))
    .map(([descendant]) => ({ $ref: `${refPrefix}${encodeURIComponent(descendant)}` }));
}

function listOptions(schema: SchemaObject, options: readonly SchemaObject[]): SchemaOption[] {
  const { propertyName, mapping = {} } = schema.discriminator ?? {};
  return options.map((option) => {
    const name = refName(option);
    if (propertyName === undefined || name === undefined) return { schema: option };
    const mapped = Object.entries(mapping).find(
      ([, target]) => target === name || target === option.$ref,
    );
    return { schema: option, discriminator: { name: propertyName, value: mapped?.[0] ?? name } };
  });
}

/** The alternatives of a schema, apart from `null`. One that only adds `null` to a schema is none. */
export function listChoices(schema: SchemaObject, source: SchemaSource): SchemaChoice[] {
  const resolved = resolveSchema(schema, source);
  const choices = (['oneOf', 'anyOf'] as const).flatMap((keyword): SchemaChoice[] => {
    const options = (resolved[keyword] ?? []).filter((option) => !isNull(option));
    return options.length > 1 ? [{ keyword, options: listOptions(resolved, options) }] : [];
  });
  if (choices.length > 0 || !resolved.discriminator) return choices;
  const name = refName(schema);
  const descendants = name === undefined ? [] : listDescendants(name, source);
  return descendants.length > 0
    ? [{ keyword: 'oneOf', options: listOptions(resolved, descendants) }]
    : [];
}

/** The only alternative besides `null`; undefined if there are several or none. */
export function findNullableOption({ oneOf, anyOf }: SchemaObject): SchemaObject | undefined {
  const options = oneOf ?? anyOf ?? [];
  const [only, ...others] = options.filter((option) => !isNull(option));
  return others.length === 0 && options.length === 2 ? only : undefined;
}
