import { listDocumentedValues } from '../../../api/description/documented-values';
import type { SchemaObject } from '../../../api/description/openapi-objects';
import { resolveSchema, type SchemaSource } from '../../../api/description/resolve-schema';
import { isRecord } from '../../../kit/json/is-record';
import { joinPointer } from '../../../kit/json/json-pointer';
import { getChildSchema } from '../../request/body-schema';

/** A value of an open enumeration that is not documented, at a JSON Pointer. */
type UndocumentedValue = { pointer: string; value: string; documented: string[] };

/** Lists the values of open enumerations that the description does not have. */
export function listUndocumentedValues(
  value: unknown,
  schema: SchemaObject,
  source: SchemaSource,
  pointer = '',
): UndocumentedValue[] {
  const entries = Array.isArray(value) ? [...value.entries()] : [];
  const fields = isRecord(value) ? Object.entries(value) : entries;
  const inner = fields.flatMap(([key, item]) => {
    const child = getChildSchema(schema, key, source);
    return child ? listUndocumentedValues(item, child, source, joinPointer(pointer, key)) : [];
  });
  const resolved = resolveSchema(schema, source);
  if (typeof value !== 'string' || resolved['x-open-list'] !== true) return inner;
  const known = Object.keys(resolved['x-known-values'] ?? {});
  const documented = [...new Set([...listDocumentedValues(resolved), ...known])];
  return documented.includes(value) ? [] : [{ pointer, value, documented }];
}

/** Lists the JSON Pointers of the fields that only responses have. */
export function listReadOnlyPointers(
  value: unknown,
  schema: SchemaObject,
  source: SchemaSource,
  pointer = '',
): string[] {
  if (schema.readOnly === true) return [pointer];
  const entries = Array.isArray(value) ? [...value.entries()] : [];
  const fields = isRecord(value) ? Object.entries(value) : entries;
  return fields.flatMap(([key, item]) => {
    const child = getChildSchema(schema, key, source);
    return child ? listReadOnlyPointers(item, child, source, joinPointer(pointer, key)) : [];
  });
}
