import type { OpenApiDocument } from '../../openapi/openapi-document';
import { refName, type SchemaObject } from '../../openapi/openapi-objects';
import { listOperations, type Operation } from '../../openapi/operations';
import { listProperties, resolveSchema } from '../../openapi/schema-fields';
import { isForCarriers } from '../../openapi/visibility';

/** What the sandbox has to know of an operation to take its calls. Read off the API's description. */
export type OperationContract = {
  id: string;
  method: string;
  /** `/appointments/{id}` */
  path: string;
  /** `optional`: the operation works with a token and without. */
  token: 'needed' | 'optional' | 'none';
  /** Whether the description says that it is for insurance carrier users. */
  carrierOnly: boolean;
  /** Names of the query's parameters that are lists: they may be repeated or separated by commas. */
  lists: string[];
  /** What the body holds: a schema's name, `plain` for a value without fields; `null` where there is no body. */
  body: { shape: string; isList: boolean } | null;
};

/** The fields of an object: the name of the schema that a field holds, or `null` for a plain value. */
type Shape = Record<string, string | null>;

type SandboxContract = { calls: OperationContract[]; shapes: Record<string, Shape> };

function readToken({ security }: Operation['source']): OperationContract['token'] {
  if (security.length === 0) return 'none';
  return security.some((way) => Object.keys(way).length === 0) ? 'optional' : 'needed';
}

const heldSchema = (schema: SchemaObject): SchemaObject =>
  schema.type === 'array' && schema.items ? heldSchema(schema.items) : schema;

function readBody({ requestBody }: Operation['source']): OperationContract['body'] {
  const schema = requestBody?.content['application/json']?.schema;
  if (!schema) return null;
  return { shape: refName(heldSchema(schema)) ?? 'plain', isList: schema.type === 'array' };
}

function toCall(operation: Operation): OperationContract {
  const { id, method, path, source } = operation;
  return {
    id,
    method: method.toUpperCase(),
    path,
    token: readToken(source),
    carrierOnly: isForCarriers(operation),
    lists: source.parameters
      .filter(({ schema }) => schema.type === 'array')
      .map(({ name }) => name),
    body: readBody(source),
  };
}

/** The schemas that are objects with fields of their own. */
function listShapes(document: OpenApiDocument): Record<string, Shape> {
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
            const held = heldSchema(property.schema);
            const target = refName(held);
            return [property.name, target && hasFields(held) ? target : null];
          }),
        ),
      ]),
  );
}

/** All operations and the fields of all objects, as the sandbox needs them. */
export function createSandboxContract(document: OpenApiDocument): SandboxContract {
  return { calls: listOperations(document).map(toCall), shapes: listShapes(document) };
}
