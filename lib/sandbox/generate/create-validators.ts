import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import type { OpenApiDocument } from '../../api/description/openapi-document';
import type { SchemaObject } from '../../api/description/openapi-objects';
import { listOperations, type Operation } from '../../api/description/operations';
import { referToApi } from '../../api/description/validate-value';

/** Keywords that do not affect validation and would only enlarge the code. */
const annotations = new Set(['description', 'examples', 'example', 'default', 'title']);

function stripAnnotations(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stripAnnotations);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => {
        // `default` and `title` may also be the names of fields; then the value is a schema.
        const isAnnotation = annotations.has(key) && !(key !== 'examples' && isSchema(inner));
        return !isAnnotation && !key.startsWith('x-');
      })
      .map(([key, inner]) => [key, stripAnnotations(inner)]),
  );
}

const isSchema = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && ('type' in value || '$ref' in value);

function createAjv(document: OpenApiDocument, coerceTypes: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    coerceTypes,
    inlineRefs: false,
    messages: true,
    // Unknown formats are no limits.
    logger: false,
    code: { source: true, esm: true, lines: false },
  });
  addFormats.default(ajv);
  // Formats of the OpenAPI specification that JSON Schema does not have.
  for (const name of ['int64', 'int32', 'double', 'float', 'password', 'binary']) {
    ajv.addFormat(name, true);
  }
  ajv.addSchema({
    $id: 'api',
    components: { schemas: stripAnnotations(document.components.schemas) },
  });
  return ajv;
}

function compile(
  document: OpenApiDocument,
  coerceTypes: boolean,
  schemas: ReadonlyArray<[id: string, schema: object]>,
): string {
  const ajv = createAjv(document, coerceTypes);
  for (const [id, schema] of schemas)
    ajv.addSchema({ $id: id, ...referToApi(stripAnnotations(schema)) });
  // An id such as `list-users` is no name of an export, and ajv has names such as validate10 for its own functions.
  const names = schemas.map(([id], index) => [`operation${index}`, id] as const);
  const entries = names.map(([name, id]) => `${JSON.stringify(id)}: ${name}`);
  const code = standaloneCode(ajv, Object.fromEntries(names));
  return `${code}\nexport const validators = { ${entries.join(', ')} };\n`;
}

/** Returns a schema of all parameters as one object, because they are validated together. */
function parametersSchema({ source: { parameters } }: Operation): SchemaObject & object {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
}

/**
 * Generates the code of two modules of ajv validators, which export a function for each operation by its id. The validators of parameters coerce
 * strings to the described types; those of bodies coerce nothing.
 */
export function createValidators(document: OpenApiDocument): {
  parameters: string;
  bodies: string;
} {
  const operations = listOperations(document);
  const bodies = operations.flatMap(({ id, source }): Array<[string, object]> => {
    const schema = source.requestBody?.content['application/json']?.schema;
    return schema ? [[id, schema]] : [];
  });
  return {
    parameters: compile(
      document,
      true,
      operations.map((operation) => [operation.id, parametersSchema(operation)]),
    ),
    bodies: compile(document, false, bodies),
  };
}
