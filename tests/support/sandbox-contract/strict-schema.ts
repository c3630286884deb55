import type { OpenApiDocument } from '../../../lib/openapi/openapi-document';
import { refName, type SchemaObject } from '../../../lib/openapi/openapi-objects';
import { listProperties, resolveSchema } from '../../../lib/openapi/schema-fields';

const intoApi = (name: string) => ({ $ref: `api#/components/schemas/${name}` });

function tighten(schema: SchemaObject, document: OpenApiDocument): object | boolean {
  const name = refName(schema);
  if (name) return intoApi(name);
  const { items, additionalProperties, propertyNames, properties, allOf, ...plain } = schema;
  const inner = {
    ...plain,
    ...(items && { items: tighten(items, document) }),
    ...(propertyNames && { propertyNames: tighten(propertyNames, document) }),
  };
  if (additionalProperties !== undefined && !allOf && !properties) {
    const isSchema = typeof additionalProperties === 'object';
    return {
      ...inner,
      additionalProperties: isSchema
        ? tighten(additionalProperties, document)
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
        // What is only written never stands in an answer.
        !resolveSchema(field.schema, document).writeOnly && tighten(field.schema, document),
      ]),
    ),
    required: fields.filter(({ required }) => required).map((field) => field.name),
    additionalProperties: additionalProperties ?? false,
  };
}

/**
 * The document's schemas as an answer must fit them: an object has the fields of all that it is composed of and no
 * others, and none that is only written. References lead to `api#/components/schemas/…`.
 */
export function toStrictSchemas(document: OpenApiDocument): Record<string, object | boolean> {
  return Object.fromEntries(
    Object.entries(document.components.schemas).map(([name, schema]) => [
      name,
      tighten(schema, document),
    ]),
  );
}

/** One schema of an answer, as `tightenSchemas` has them. */
export function toStrictSchema(schema: SchemaObject, document: OpenApiDocument): object | boolean {
  return tighten(schema, document);
}
