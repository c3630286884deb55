import type { SchemaObject } from '../../api/description/openapi-objects';
import {
  listProperties,
  resolveSchema,
  type SchemaSource,
} from '../../api/description/resolve-schema';
import { isRecord } from '../../kit/json/is-record';
import { parsePointer } from '../../kit/json/json-pointer';

/** The schema of a field or an item, with its reference resolved; undefined if the schema describes none. */
export function getChildSchema(
  schema: SchemaObject | undefined,
  key: string | number,
  source: SchemaSource,
): SchemaObject | undefined {
  if (!schema) return undefined;
  const resolved = resolveSchema(schema, source);
  if (resolved.type === 'array') return resolved.items && resolveSchema(resolved.items, source);
  const property = listProperties(resolved, source).find(({ name }) => name === String(key));
  if (property) return resolveSchema(property.schema, source);
  const { additionalProperties: additional } = resolved;
  return isRecord(additional) ? resolveSchema(additional, source) : undefined;
}

/** The schema of the value at a JSON Pointer; undefined if the schema does not describe it. */
export const findBodySchemaAt = (
  root: SchemaObject,
  pointer: string,
  source: SchemaSource,
): SchemaObject | undefined =>
  parsePointer(pointer).reduce<SchemaObject | undefined>(
    (schema, key) => getChildSchema(schema, key, source),
    resolveSchema(root, source),
  );

/** The names that an object of the schema can have and that a request may send, apart from those it already has. */
export function listAddableNames(
  schema: SchemaObject,
  value: object,
  source: SchemaSource,
): string[] {
  const names = listProperties(schema, source)
    .filter((property) => resolveSchema(property.schema, source).readOnly !== true)
    .map(({ name }) => name);
  const { propertyNames } = resolveSchema(schema, source);
  const keys = (propertyNames && resolveSchema(propertyNames, source).enum) ?? [];
  return [...names, ...keys].filter((name) => !Object.hasOwn(value, name));
}

/** A schema's type in words: `integer`, `string, date`, `list`. */
export function describeType(schema: SchemaObject | undefined): string {
  if (!schema) return 'not documented';
  if (schema.type === 'array') return 'list';
  const type = schema.type ?? (schema.properties || schema.allOf ? 'object' : 'any');
  return schema.type === 'string' && schema.format ? `${type}, ${schema.format}` : type;
}

/** Maximum depth of generated values. */
const maxDepth = 4;

/** A text for each format of the API description. */
const formatExamples: Readonly<Record<string, string>> = {
  date: '2027-03-02',
  'date-time': '2027-03-02T10:00:00.000Z',
  email: 'dana@example.com',
  uri: 'https://example.com/',
};

/** The initial value of a field that is added to a body. */
export function createInitialValue(
  schema: SchemaObject | undefined,
  source: SchemaSource,
  { isComplete = false, depth = 0 }: { isComplete?: boolean; depth?: number } = {},
): unknown {
  if (!schema) return '';
  const resolved = resolveSchema(schema, source);
  if (resolved.default !== undefined) return resolved.default;
  const [example] = resolved.examples ?? resolved.enum ?? [];
  if (example !== undefined) return example;
  if (resolved.type === 'integer' || resolved.type === 'number') return resolved.minimum ?? 0;
  if (resolved.type === 'boolean') return false;
  const inner = { isComplete, depth: depth + 1 };
  if (resolved.type === 'array') {
    const fillsItem = isComplete && depth < maxDepth;
    return fillsItem ? [createInitialValue(resolved.items, source, inner)] : [];
  }
  const properties = listProperties(resolved, source).filter(
    (property) => resolveSchema(property.schema, source).readOnly !== true,
  );
  if (properties.length > 0 || isRecord(resolved.additionalProperties)) {
    const included = properties.filter(
      ({ required }) => (isComplete || required) && depth < maxDepth,
    );
    return Object.fromEntries(
      included.map(({ name, schema: field }) => [name, createInitialValue(field, source, inner)]),
    );
  }
  return formatExamples[resolved.format ?? ''] ?? '';
}
