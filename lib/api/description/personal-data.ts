import type { OpenApiDocument } from './openapi-document';
import type { SchemaObject } from './openapi-objects';
import { listOperations } from './operations';
import type { ReportableData } from './reportable-data';

/** A field or parameter, wherever it is in the description. */
type NamedSchema = { name: string; schema: SchemaObject };

/** Lists the fields of a schema and of the schemas in it. References are those of other named schemas. */
function listNamedSchemas(schema: SchemaObject): NamedSchema[] {
  const { properties = {}, propertyNames, additionalProperties: map } = schema;
  const entries = typeof map === 'object' ? map : undefined;
  const keys = (propertyNames?.enum ?? []).map(String);
  return [
    ...Object.entries(properties).map(([name, property]) => ({ name, schema: property })),
    ...(entries ? keys.map((name) => ({ name, schema: entries })) : []),
    ...[...Object.values(properties), ...(schema.allOf ?? []), ...(schema.oneOf ?? [])].flatMap(
      listNamedSchemas,
    ),
    ...[...(schema.anyOf ?? []), schema.items, entries].flatMap((part) =>
      part ? listNamedSchemas(part) : [],
    ),
  ];
}

/** Lists what reports about calls can contain, by the marks of the description (`x-personal-data`). */
export function listReportableData(document: OpenApiDocument): ReportableData {
  const schemas = document.components.schemas;
  const named = [
    ...Object.values(schemas).flatMap(listNamedSchemas),
    ...listOperations(document).flatMap(({ source }) => source.parameters),
  ];
  const personal = new Set(
    named.filter(({ schema }) => schema['x-personal-data'] === true).map(({ name }) => name),
  );
  const values: ReportableData['values'] = {};
  for (const { name, schema } of named) {
    const target = schemas[schema.$ref?.split('/').at(-1) ?? ''] ?? schema;
    if (personal.has(name) && target.enum) {
      values[name] = [...new Set([...(values[name] ?? []), ...target.enum.map(String)])];
    }
  }
  const constants = Object.values(schemas).flatMap((schema) => schema.enum ?? []);
  const segments = Object.keys(document.paths).flatMap((path) => path.split('/'));
  return {
    fields: [...new Set(named.map(({ name }) => name))]
      .filter((name) => !personal.has(name))
      .sort(),
    values,
    constants: [...new Set(constants.map(String))].sort(),
    pathSegments: [...new Set(segments)].filter((segment) => /^[\w.-]+$/.test(segment)).sort(),
    hosts: document.servers.flatMap(({ url }) => (URL.canParse(url) ? [new URL(url).host] : [])),
  };
}
