import { isJsonType } from '../../api/call/request-body';
import type { OpenApiDocument } from '../../api/description/openapi-document';
import type { SchemaObject } from '../../api/description/openapi-objects';
import { listOperations, type Operation } from '../../api/description/operations';
import { resolveResponse } from '../../api/description/resolve-response';
import {
  listProperties,
  refName,
  resolveSchema,
  unwrapArraySchema,
} from '../../api/description/resolve-schema';
import { sampleValue } from '../../api/description/sample-value';
import { hasType } from '../../api/description/schema-types';
import { isForCarriers } from '../../api/description/visibility';
import type {
  ExampleResponse,
  OperationContract,
  SandboxContract,
  SchemaFields,
} from '../operation-contract';

function readTokenRequirement({ security }: Operation['source']): OperationContract['token'] {
  if (security.length === 0) return 'none';
  return security.some((requirement) => Object.keys(requirement).length === 0)
    ? 'optional'
    : 'needed';
}

function readBody({ requestBody }: Operation['source']): OperationContract['body'] {
  const schema = requestBody?.content['application/json']?.schema;
  if (!schema) return null;
  return { shape: refName(unwrapArraySchema(schema)) ?? 'plain', isList: hasType(schema, 'array') };
}

/** The first example of the first successful response, or a sample of its schema. */
function findExample({ source }: Operation, document: OpenApiDocument): ExampleResponse {
  const [status = '200', reference = {}] =
    Object.entries(source.responses).find(([code]) => code.startsWith('2')) ?? [];
  const [content] = Object.entries(resolveResponse(reference, document).content ?? {});
  if (!content) return { status: status === '200' ? 204 : Number.parseInt(status, 10) };
  const [type, { schema, examples = {} }] = content;
  const [example] = Object.values(examples);
  const value =
    example?.value ?? sampleValue(schema, document, { isComplete: true, isResponse: true });
  const isText = typeof value === 'string' && !isJsonType(type);
  return {
    status: Number.parseInt(status.replace(/x/gi, '0'), 10),
    type,
    text: isText ? value : JSON.stringify(value),
  };
}

function toOperationContract(
  operation: Operation,
  document: OpenApiDocument,
  notSimulated: readonly string[],
): OperationContract {
  const { id, method, path, source } = operation;
  return {
    id,
    method: method.toUpperCase(),
    path,
    token: readTokenRequirement(source),
    carrierOnly: isForCarriers(operation),
    lists: source.parameters
      .filter(({ schema }) => hasType(schema, 'array'))
      .map(({ name }) => name),
    body: readBody(source),
    ...(notSimulated.includes(id) && { example: findExample(operation, document) }),
  };
}

/** Returns the fields of every object schema, by schema name. */
function listSchemaFields(document: OpenApiDocument): Record<string, SchemaFields> {
  const hasFields = (schema: SchemaObject) => {
    const { additionalProperties } = resolveSchema(schema, document);
    return !additionalProperties && listProperties(schema, document).length > 0;
  };
  return Object.fromEntries(
    Object.entries(document.components.schemas)
      .filter(([, schema]) => hasFields(schema))
      .map(([name, schema]) => [
        name,
        Object.fromEntries(
          listProperties(schema, document).map((property) => {
            const schema = unwrapArraySchema(property.schema);
            const target = refName(schema);
            return [property.name, target && hasFields(schema) ? target : null];
          }),
        ),
      ]),
  );
}

/**
 * Extracts what the sandbox needs from the API description: the operations and the fields of all objects.
 * @param notSimulated the ids of the operations that are answered with examples
 */
export function createSandboxContract(
  document: OpenApiDocument,
  notSimulated: readonly string[] = [],
): SandboxContract {
  return {
    calls: listOperations(document).map((operation) =>
      toOperationContract(operation, document, notSimulated),
    ),
    shapes: listSchemaFields(document),
  };
}
