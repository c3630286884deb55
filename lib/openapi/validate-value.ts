import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020';
import type { OpenApiDocument } from './openapi-document';
import type { SchemaObject } from './openapi-objects';
import { listProperties, resolveSchema } from './schema-fields';

const pointIntoApi = (schema: SchemaObject): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"api#/components/'));

/** The keys of a value that its schema does not have: a misspelt field is valid JSON all the same. */
export function listUnknownKeys(
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
 * Makes a validator of the document's schemas.
 * @returns a function that gives what is wrong with a value as sentences; none where it fits. Fields that the
 * schema does not have are wrong too.
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
    const validate = compiled.get(schema) ?? ajv.compile(pointIntoApi(schema));
    compiled.set(schema, validate);
    const unknown = listUnknownKeys(value, schema, document).map(
      (key) => `${key.replace(/^\./, '')} is no field of the schema`,
    );
    if (validate(value)) return unknown;
    return [...(validate.errors ?? []).map((error) => ajv.errorsText([error])), ...unknown];
  };
}
