import { listDocumentedValues } from '../../../api/description/documented-values';
import type { SchemaObject } from '../../../api/description/openapi-objects';
import { resolveSchema, type SchemaSource } from '../../../api/description/resolve-schema';
import { isRecord } from '../../../kit/json/is-record';
import { joinPointer } from '../../../kit/json/json-pointer';
import { getChildSchema } from '../../request/body-schema';

/** A value of an open enumeration that is not documented, at a JSON Pointer. */
type UndocumentedValue = { pointer: string; value: string; documented: string[] };

/** A field of a body, or the body itself, with its schema. */
type Place = { value: unknown; schema: SchemaObject; pointer: string };

/** Lists what is found at the places of a body: below a place only if nothing is said of the place itself. */
function listAtPlaces<Found>(
  { value, schema, pointer }: Place,
  source: SchemaSource,
  find: (place: Place) => Found[] | undefined,
): Found[] {
  const own = find({ value, schema, pointer });
  if (own) return own;
  const entries = Array.isArray(value) ? [...value.entries()] : [];
  const fields = isRecord(value) ? Object.entries(value) : entries;
  return fields.flatMap(([key, item]) => {
    const child = getChildSchema(schema, key, source);
    const place = child && { value: item, schema: child, pointer: joinPointer(pointer, key) };
    return place ? listAtPlaces(place, source, find) : [];
  });
}

/** Lists the values of open enumerations that the description does not have. */
export const listUndocumentedValues = (
  body: unknown,
  bodySchema: SchemaObject,
  source: SchemaSource,
): UndocumentedValue[] =>
  listAtPlaces(
    { value: body, schema: bodySchema, pointer: '' },
    source,
    ({ value, schema, pointer }) => {
      if (typeof value !== 'string') return undefined;
      const resolved = resolveSchema(schema, source);
      if (resolved['x-open-list'] !== true) return [];
      const known = Object.keys(resolved['x-known-values'] ?? {});
      const documented = [...new Set([...listDocumentedValues(resolved), ...known])];
      return documented.includes(value) ? [] : [{ pointer, value, documented }];
    },
  );

/** Lists the JSON Pointers of the fields that only responses have. */
export const listReadOnlyPointers = (
  body: unknown,
  bodySchema: SchemaObject,
  source: SchemaSource,
): string[] =>
  listAtPlaces({ value: body, schema: bodySchema, pointer: '' }, source, ({ schema, pointer }) =>
    schema.readOnly === true ? [pointer] : undefined,
  );
