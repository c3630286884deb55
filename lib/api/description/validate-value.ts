import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020';
import type { OpenApiDocument } from './openapi-document';
import type { SchemaObject } from './openapi-objects';
import { listProperties, resolveSchema } from './resolve-schema';

/** Makes the references of a schema point to the schema `api`, which has the document's components. */
const referToApi = (schema: SchemaObject): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"api#/components/'));

/** Lists the keys of a value that its schema does not have. JSON Schema allows them, but they are usually typos. */
function listUnknownKeys(
  value: unknown,
  schema: SchemaObject,
  document: OpenApiDocument,
  path = '',
): string[] {
  const resolved = resolveSchema(schema, document);
  if (Array.isArray(value)) {
    const items = resolved.items ?? {};
    return value.flatMap((item) => listUnknownKeys(item, items, document, `${path}[]`));
  }
  if (typeof value !== 'object' || value === null || resolved.additionalProperties) return [];
  const properties = new Map(listProperties(schema, document).map((p) => [p.name, p.schema]));
  return Object.entries(value).flatMap(([key, inner]) => {
    const property = properties.get(key);
    return property
      ? listUnknownKeys(inner, property, document, `${path}.${key}`)
      : [`${path}.${key}`];
  });
}

/**
 * Creates a validator for the document's schemas.
 * @returns a function that lists the problems of a value as sentences, empty if it is valid. Fields that the schema
 * does not have are problems too.
 */
export function createValueValidator(
  document: OpenApiDocument,
): (schema: SchemaObject, value: unknown) => string[] {
  const ajv = new Ajv2020({
    strict: false,
    validateFormats: false,
    allErrors: true,
  });
  ajv.addSchema({ $id: 'api', components: { schemas: document.components.schemas } });
  const compiled = new Map<SchemaObject, ValidateFunction>();
  return (schema, value) => {
    const validate = compiled.get(schema) ?? ajv.compile(referToApi(schema));
    compiled.set(schema, validate);
    const unknown = listUnknownKeys(value, schema, document).map(
      (key) => `unknown field "${key.replace(/^\./, '')}"`,
    );
    if (validate(value)) return unknown;
    return [...(validate.errors ?? []).map((error) => ajv.errorsText([error])), ...unknown];
  };
}
