import type { OpenApiDocument } from '../../../lib/api/description/openapi-document';
import type { SchemaObject } from '../../../lib/api/description/openapi-objects';
import {
  listProperties,
  refName,
  resolveSchema,
} from '../../../lib/api/description/resolve-schema';

/**
 * Returns a strict version of a schema in a response: an object has all fields of its composed schemas and no others,
 * and no write-only fields. References lead to `api#/components/schemas/`.
 */
export function toStrictSchema(schema: SchemaObject, document: OpenApiDocument): object | boolean {
  const name = refName(schema);
  if (name) return { $ref: `api#/components/schemas/${name}` };
  const { items, additionalProperties, propertyNames, properties, allOf, ...plain } = schema;
  const inner = {
    ...plain,
    ...(items && { items: toStrictSchema(items, document) }),
    ...(propertyNames && { propertyNames: toStrictSchema(propertyNames, document) }),
  };
  if (additionalProperties !== undefined && !allOf && !properties) {
    const isSchema = typeof additionalProperties === 'object';
    return {
      ...inner,
      additionalProperties: isSchema
        ? toStrictSchema(additionalProperties, document)
        : additionalProperties,
    };
  }
  if (plain.type !== 'object' && !allOf && !properties) return inner;
  const fields = listProperties(schema, document);
  return {
    ...inner,
    type: 'object',
    properties: Object.fromEntries(
      fields.map((field) => [
        field.name,
        // Responses never contain write-only fields.
        !resolveSchema(field.schema, document).writeOnly && toStrictSchema(field.schema, document),
      ]),
    ),
    required: fields.filter(({ required }) => required).map((field) => field.name),
    additionalProperties: additionalProperties ?? false,
  };
}

/** Returns strict versions of all component schemas, by name. */
export function toStrictSchemas(document: OpenApiDocument): Record<string, object | boolean> {
  return Object.fromEntries(
    Object.entries(document.components.schemas).map(([name, schema]) => [
      name,
      toStrictSchema(schema, document),
    ]),
  );
}
