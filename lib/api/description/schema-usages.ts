import { operationPath, schemaPath } from '../../site/page-paths';
import type { OpenApiDocument } from './openapi-document';
import type { SchemaObject } from './openapi-objects';
import { listCalls, listOperations, listWebhooks } from './operations';
import { resolveResponse } from './resolve-response';
import { refName } from './resolve-schema';

export type SchemaUsage = { label: string; href: string; kind: 'operation' | 'schema' };

/** Lists the names of the schemas that a value refers to, at any depth. */
function listRefs(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listRefs);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === 'examples' || key === 'example') return [];
    const name = key === '$ref' && typeof inner === 'string' ? refName({ $ref: inner }) : undefined;
    return name ? [name] : listRefs(inner);
  });
}

/** Finds the operations that refer to each schema, and the fields of other schemas that do. */
export function findSchemaUsages(document: OpenApiDocument): Map<string, SchemaUsage[]> {
  const usages = new Map<string, SchemaUsage[]>();
  const add = (name: string, usage: SchemaUsage) => {
    const list = usages.get(name) ?? [];
    if (!list.some(({ href }) => href === usage.href)) list.push(usage);
    usages.set(name, list);
  };
  for (const { id, source } of listCalls(document)) {
    const { responses, ...rest } = source;
    // A shared response is a usage in every operation that refers to it.
    const resolved = Object.values(responses).map((response) =>
      resolveResponse(response, document),
    );
    for (const name of listRefs([rest, resolved])) {
      // Every operation can return the error record, so a list of its usages would not help anyone.
      if (name !== 'ErrorRecord') {
        add(name, { label: id, href: operationPath(id), kind: 'operation' });
      }
    }
  }
  for (const [owner, schema] of Object.entries(document.components.schemas)) {
    for (const part of schema.allOf ?? []) {
      const name = refName(part);
      if (name) add(name, { label: owner, href: schemaPath(owner), kind: 'schema' });
    }
    for (const part of [schema, ...(schema.allOf ?? [])]) {
      for (const [field, property] of Object.entries<SchemaObject>(part.properties ?? {})) {
        for (const name of listRefs(property)) {
          add(name, {
            label: `${owner}.${field}`,
            href: `${schemaPath(owner)}#${field}`,
            kind: 'schema',
          });
        }
      }
    }
    const { properties: _fields, allOf: _parts, ...rest } = schema;
    for (const name of listRefs(rest)) {
      add(name, { label: owner, href: schemaPath(owner), kind: 'schema' });
    }
  }
  return usages;
}

/** Lists the names of the schemas that values refer to, directly or through other schemas. */
function listReachable(values: unknown, document: OpenApiDocument): Set<string> {
  const names = new Set(listRefs(values));
  // A set that grows while it is read is read to its end.
  for (const name of names)
    for (const inner of listRefs(document.components.schemas[name])) names.add(inner);
  return names;
}

/** Lists the schemas that only the provider sends: in responses and webhooks, and in no request. */
export function listProviderSchemas(document: OpenApiDocument): Set<string> {
  const operations = listOperations(document).map(({ source }) => source);
  const requests = operations.map(({ parameters, requestBody }) => [parameters, requestBody]);
  const responses = operations.map((source) =>
    Object.values(source.responses).map((response) => resolveResponse(response, document)),
  );
  const deliveries = listWebhooks(document).map(({ source }) => source.requestBody);
  const sent = listReachable(requests, document);
  return new Set(
    [...listReachable([responses, deliveries], document)].filter((name) => !sent.has(name)),
  );
}
