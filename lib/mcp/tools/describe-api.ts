import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import type { OpenApiDocument } from '../../api/description/openapi-document';
import { listCalls } from '../../api/description/operations';
import { describeClosest, suggestName } from '../../kit/diagnostics/suggest-name';
import { describeOperation } from '../api/describe-operation';
import { describeField, describeSchema, findFieldsNamed } from '../api/describe-schema';
import { findOperation } from '../api/find-operation';
import { searchRules } from '../api/list-rules';
import { limits } from '../limits';
import { paginateItems } from '../pagination';
import type { PortalSite } from '../site/portal-site';
import { ToolError } from '../tool-error';
import { anyObject } from './json-values';
import { readOnlyAnnotations, runTool } from './tool-result';

const subjects = ['operation', 'schema', 'field', 'rule'] as const;
type Subject = (typeof subjects)[number];

type ApiPart = {
  kind: Subject | 'overview';
  operation?: Record<string, unknown>;
  schema?: Record<string, unknown>;
  fields?: Array<Record<string, unknown>>;
  rules?: Array<Record<string, unknown>>;
  operations?: Array<Record<string, unknown>>;
  schemas?: string[];
  nextOffset?: number;
};

/** All operations by tag, and the names of all schemas. */
function describeAll(document: OpenApiDocument, offset: number): ApiPart {
  const operations = listCalls(document).map(({ id, method, path, tag, summary }) => ({
    id,
    call: path === '' ? 'webhook' : `${method.toUpperCase()} ${path}`,
    tag,
    summary,
  }));
  const { items, ...next } = paginateItems(operations, offset, limits.maxResult - 5000);
  return {
    kind: 'overview',
    operations: items,
    ...(offset === 0 && { schemas: Object.keys(document.components.schemas) }),
    ...next,
  };
}

/** The name of a schema, regardless of case. */
const findSchemaName = (name: string, { components }: OpenApiDocument): string | undefined =>
  Object.keys(components.schemas).find(
    (candidate) => candidate.toLowerCase() === name.toLowerCase(),
  );

const finders: Record<
  Subject,
  (name: string, document: OpenApiDocument, offset: number) => ApiPart | undefined
> = {
  operation: (name, document) => {
    const operation = findOperation(name, document);
    return operation && { kind: 'operation', operation: describeOperation(operation, document) };
  },
  schema: (name, document, offset) => {
    const schemaName = findSchemaName(name, document);
    if (schemaName === undefined) return undefined;
    return { kind: 'schema', ...describeSchema(schemaName, document, offset) };
  },
  field: (name, document, offset) => {
    const [first = '', ...path] = name.split(/[.#]/).map((part) => part.replace(/\[\d*\]$/, ''));
    const schemaName = findSchemaName(first, document);
    if (path.length > 0) {
      if (schemaName === undefined) return undefined;
      return { kind: 'field', fields: [describeField(schemaName, path, document)] };
    }
    const { items: fields, ...next } = paginateItems(
      findFieldsNamed(first, document),
      offset,
      limits.maxResult,
    );
    return fields.length === 0 ? undefined : { kind: 'field', fields, ...next };
  },
  rule: (name, document, offset) => {
    const { items: rules, ...next } = paginateItems(
      searchRules(name, document),
      offset,
      limits.maxResult,
    );
    return rules.length === 0 ? undefined : { kind: 'rule', rules, ...next };
  },
};

function describePart(
  name: string,
  kind: Subject | undefined,
  offset: number,
  document: OpenApiDocument,
): ApiPart {
  if (name === '' && kind !== 'rule') return describeAll(document, offset);
  for (const subject of kind === undefined ? subjects : [kind]) {
    const found = finders[subject](name, document, offset);
    if (found) return found;
  }
  const names = [
    ...listCalls(document).map(({ id }) => id),
    ...Object.keys(document.components.schemas),
  ];
  throw new ToolError(
    `The API has no ${kind ?? 'operation, schema, field or rule'} "${name}". Expected such as createToken, POST /token, Policy, Policy.usersLimit, or words of a rule${describeClosest(suggestName(name, names))}. Without a name, the tool lists operations and schemas.`,
  );
}

/** An operation, schema, field or rule of the API's description. */
export function registerDescribeApi(server: McpServer, site: PortalSite): void {
  server.registerTool(
    'describe_api',
    {
      title: 'Describe a part of the API',
      description:
        "Returns an operation, schema, field or rule of the OpenAPI description. Without a name, lists all operations and schemas; with kind rule and no name, all rules. What the description doesn't say is not documented: don't guess it.",
      annotations: readOnlyAnnotations,
      inputSchema: {
        name: z
          .string()
          .trim()
          .max(limits.maxReference)
          .default('')
          .describe(
            'createToken, POST /token, Policy, Policy.usersLimit, usersLimit, or words of a rule',
          ),
        kind: z.enum(subjects).optional(),
        offset: z.int().min(0).default(0),
      },
      outputSchema: {
        kind: z.enum([...subjects, 'overview']),
        operation: anyObject.optional(),
        schema: anyObject.optional(),
        fields: z.array(anyObject).optional(),
        rules: z.array(anyObject).optional(),
        operations: z.array(anyObject).optional(),
        schemas: z.array(z.string()).optional(),
        nextOffset: z.number().optional(),
      },
    },
    ({ name, kind, offset }) =>
      runTool(async () => describePart(name, kind, offset, await site.getDocument())),
  );
}
