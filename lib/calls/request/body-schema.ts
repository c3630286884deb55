import type { SchemaObject } from '../../api/description/openapi-objects';
import {
  listChoices,
  listProperties,
  resolveSchema,
  type SchemaProperty,
  type SchemaSource,
} from '../../api/description/resolve-schema';
import { hasType, isNullable, listTypes, listValueTexts } from '../../api/description/schema-types';
import { isRecord } from '../../kit/json/is-record';
import { parsePointer } from '../../kit/json/json-pointer';

/** The fields of an object, also those that only some of its alternatives have. */
const listAllProperties = (schema: SchemaObject, source: SchemaSource): SchemaProperty[] => [
  ...listProperties(schema, source),
  ...listChoices(schema, source).flatMap(({ options }) =>
    options.flatMap((option) =>
      listProperties(option.schema, source).map((property) => ({ ...property, required: false })),
    ),
  ),
];

/** The schema of a field or an item, with its reference resolved; undefined if the schema describes none. */
export function getChildSchema(
  schema: SchemaObject | undefined,
  key: string | number,
  source: SchemaSource,
): SchemaObject | undefined {
  if (!schema) return undefined;
  const resolved = resolveSchema(schema, source);
  if (hasType(resolved, 'array')) {
    const item = resolved.prefixItems?.[Number(key)] ?? resolved.items;
    return item && resolveSchema(item, source);
  }
  const property = listAllProperties(schema, source).find(({ name }) => name === String(key));
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
  const names = listAllProperties(schema, source)
    .filter((property) => resolveSchema(property.schema, source).readOnly !== true)
    .map(({ name }) => name);
  const { propertyNames } = resolveSchema(schema, source);
  const keys = (propertyNames && listValueTexts(resolveSchema(propertyNames, source))) ?? [];
  return [...new Set([...names, ...keys])].filter((name) => !Object.hasOwn(value, name));
}

/** A schema's type in words: `integer`, `string, date`, `list`. */
export function describeType(schema: SchemaObject | undefined): string {
  if (!schema) return 'not documented';
  const types = listTypes(schema).map((type) => (type === 'array' ? 'list' : type));
  const names = types.length > 0 ? types : [schema.properties || schema.allOf ? 'object' : 'any'];
  const type = [...names, ...(isNullable(schema) ? ['null'] : [])].join(' or ');
  return hasType(schema, 'string') && schema.format ? `${type}, ${schema.format}` : type;
}
