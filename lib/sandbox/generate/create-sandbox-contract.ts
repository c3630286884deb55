import type { OpenApiDocument } from '../../api/description/openapi-document';
import type { SchemaObject } from '../../api/description/openapi-objects';
import { listOperations, type Operation } from '../../api/description/operations';
import {
  listProperties,
  refName,
  resolveSchema,
  unwrapArraySchema,
} from '../../api/description/resolve-schema';
import { isForCarriers } from '../../api/description/visibility';
import type { OperationContract, SandboxContract, SchemaFields } from '../operation-contract';

function readTokenRequirement({ security }: Operation['source']): OperationContract['token'] {
  if (security.length === 0) return 'none';
  return security.some((requirement) => Object.keys(requirement).length === 0)
    ? 'optional'
    : 'needed';
}

function readBody({ requestBody }: Operation['source']): OperationContract['body'] {
  const schema = requestBody?.content['application/json']?.schema;
  if (!schema) return null;
  return { shape: refName(unwrapArraySchema(schema)) ?? 'plain', isList: schema.type === 'array' };
}

function toOperationContract(operation: Operation): OperationContract {
  const { id, method, path, source } = operation;
  return {
    id,
    method: method.toUpperCase(),
    path,
    token: readTokenRequirement(source),
    carrierOnly: isForCarriers(operation),
    lists: source.parameters
      .filter(({ schema }) => schema.type === 'array')
      .map(({ name }) => name),
    body: readBody(source),
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

/** Extracts what the sandbox needs from the API description: the operations and the fields of all objects. */
export function createSandboxContract(document: OpenApiDocument): SandboxContract {
  return {
    calls: listOperations(document).map(toOperationContract),
    shapes: listSchemaFields(document),
  };
}
