import { findField } from '../../../api/description/find-field';
import type { SchemaObject } from '../../../api/description/openapi-objects';
import {
  refName,
  type SchemaSource,
  unwrapArraySchema,
} from '../../../api/description/resolve-schema';
import { parsePointer } from '../../../kit/json/json-pointer';
import { schemaPath } from '../../../site/page-paths';

/**
 * The page and anchor of the field at a JSON Pointer, or the page of the body's schema if there is no such field.
 * @returns undefined if the body's schema has no page
 */
export function findFieldHref(
  body: SchemaObject,
  pointer: string,
  source: SchemaSource,
): string | undefined {
  const name = refName(unwrapArraySchema(body));
  if (name === undefined) return undefined;
  const tokens = parsePointer(pointer).filter((token) => !/^\d+$/.test(token));
  const field = tokens.length === 0 ? undefined : findField(name, tokens, source);
  return field && 'name' in field && field.schemaName !== undefined
    ? `${schemaPath(field.schemaName)}#${field.name}`
    : schemaPath(name);
}
