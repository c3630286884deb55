import { formatValue } from '../../kit/json/format-value';
import type { SchemaObject, TypeName } from './openapi-objects';

/** The types of a schema, without `null`. */
export const listTypes = ({ type = [] }: Pick<SchemaObject, 'type'>): TypeName[] =>
  [type].flat().filter((name) => name !== 'null');

/** Whether a value may have a type. */
export const hasType = (schema: Pick<SchemaObject, 'type'>, type: TypeName): boolean =>
  listTypes(schema).includes(type);

/** The type in which a form edits a value; undefined if any type is possible. */
export const mainType = (schema: SchemaObject): TypeName | undefined => listTypes(schema)[0];

/** Whether a value may be `null`. */
export const isNullable = ({ type = [] }: Pick<SchemaObject, 'type'>): boolean =>
  [type].flat().includes('null');

/** The values of an enumeration, or the only possible value, as texts; undefined if any value is possible. */
export function listValueTexts(schema: SchemaObject): string[] | undefined {
  if ('const' in schema && schema.const !== undefined) return [formatValue(schema.const)];
  return schema.enum?.filter((value) => value !== null).map(formatValue);
}

/** The values among which a form lets people choose; undefined if they type one. */
export const listFormValues = (schema: SchemaObject): string[] | undefined =>
  hasType(schema, 'boolean') ? ['true', 'false'] : listValueTexts(schema);

/** Whether a field of a form is a file: bytes, or a text in another format. */
export const isFile = ({ format, contentEncoding, contentMediaType }: SchemaObject): boolean =>
  format === 'binary' || contentEncoding !== undefined || contentMediaType !== undefined;
