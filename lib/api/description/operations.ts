import { slug } from 'github-slugger';
import { unknownName } from '../../kit/diagnostics/suggest-name';
import { httpMethods } from '../../kit/http/methods';
import { getOpenApiDocument } from './load-openapi-document';
import type { OpenApiDocument } from './openapi-document';
import type { Operation, OperationGroup, OperationSummary } from './operation-groups';

export type { Operation } from './operation-groups';

type Paths = OpenApiDocument['paths'];

const listPathOperations = (paths: Paths, isWebhook: boolean): Operation[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    httpMethods.flatMap((method): Operation[] => {
      const source = item[method];
      if (!source) return [];
      const {
        operationId: id,
        summary,
        tags: [tag = ''],
      } = source;
      return [{ id, method, path: isWebhook ? '' : path, tag, summary, source }];
    }),
  );

/** Lists all operations in the order of the document. */
export function listOperations(document: OpenApiDocument = getOpenApiDocument()): Operation[] {
  return listPathOperations(document.paths, false);
}

/** Lists the requests that the provider sends to a partner. */
export function listWebhooks(document: OpenApiDocument = getOpenApiDocument()): Operation[] {
  return listPathOperations(document.webhooks, true);
}

/** Lists all operations and webhooks. */
export const listCalls = (document: OpenApiDocument = getOpenApiDocument()): Operation[] => [
  ...listOperations(document),
  ...listWebhooks(document),
];

const toSummary = ({ id, method, path, tag, summary }: Operation): OperationSummary => ({
  id,
  method,
  path,
  tag,
  summary,
});

/** Groups all operations by tag, in the order of the document's tags. One with several tags is in several groups. */
export function groupOperations(
  document: OpenApiDocument = getOpenApiDocument(),
): OperationGroup[] {
  const operations = listOperations(document);
  return document.tags.map(({ name, description, externalDocs }) => ({
    id: `tag-${slug(name)}`,
    tag: name,
    description,
    externalDocs,
    operations: operations.filter(({ source }) => source.tags.includes(name)).map(toSummary),
  }));
}

/** Groups the webhooks like operations. */
export function groupWebhooks(document: OpenApiDocument = getOpenApiDocument()): OperationGroup {
  return {
    id: 'webhooks',
    tag: 'Webhooks',
    description: 'Requests that the provider sends to a partner’s own address.',
    operations: listWebhooks(document).map(toSummary),
  };
}

/** Returns the operation or webhook with an id. Throws if there is none. */
export function getOperation(
  id: string,
  document: OpenApiDocument = getOpenApiDocument(),
): Operation {
  const operations = listCalls(document);
  const operation = operations.find((candidate) => candidate.id === id);
  if (!operation)
    throw unknownName(
      'operation',
      id,
      operations.map((known) => known.id),
    );
  return operation;
}
