import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020';
import { describeValue, type FindingAt } from '../../kit/diagnostics/diagnostic';
import { findingOfAjvError } from '../../kit/diagnostics/schema-errors';
import { describeNames } from '../../kit/diagnostics/suggest-name';
import { joinPointer } from '../../kit/json/json-pointer';
import type { OpenApiDocument } from './openapi-document';
import type { SchemaObject } from './openapi-objects';
import { listProperties, resolveSchema } from './resolve-schema';

/** Makes the references of a schema point to the schema `api`, which has the document's components. */
export const referToApi = (schema: unknown): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"api#/components/'));

/** Returns what is wrong with a value, at JSON Pointers that the messages have, too; nothing if it fits the schema. */
export type ValueValidator = (schema: SchemaObject, value: unknown) => FindingAt<string>[];

/** Lists the keys of a value that its schema does not have. JSON Schema allows them, but they are usually typos. */
function listUnknownKeys(
  value: unknown,
  schema: SchemaObject,
  document: OpenApiDocument,
  at = '',
): FindingAt<string>[] {
  const resolved = resolveSchema(schema, document);
  if (Array.isArray(value)) {
    const items = resolved.items ?? {};
    return value.flatMap((item, index) =>
      listUnknownKeys(item, items, document, joinPointer(at, index)),
    );
  }
  if (typeof value !== 'object' || value === null || resolved.additionalProperties) return [];
  const properties = new Map(listProperties(schema, document).map((p) => [p.name, p.schema]));
  return Object.entries(value).flatMap(([key, inner]) => {
    const property = properties.get(key);
    const pointer = joinPointer(at, key);
    if (property) return listUnknownKeys(inner, property, document, pointer);
    const expected = describeNames(key, [...properties.keys()]);
    return [
      { at: pointer, message: `unknown field "${key}"`, found: describeValue(key), expected },
    ];
  });
}

/** Creates a validator for the document's schemas, which also reports fields that a schema does not have. */
export function createValueValidator(document: OpenApiDocument): ValueValidator {
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
    const errors = validate(value) ? [] : (validate.errors ?? []);
    return [
      ...errors.map((error) => findingOfAjvError(error, value)),
      ...listUnknownKeys(value, schema, document),
    ].map((finding) => ({
      ...finding,
      message: `${finding.at || 'The value'}: ${finding.message}`,
    }));
  };
}
