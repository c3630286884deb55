import { type HttpMethod, httpMethods } from '../http/methods';
import { getOpenApiDocument, type OpenApiDocument } from './openapi-document';
import type { OperationObject } from './openapi-objects';

/** One call of the API, as lists and links need it. */
export type OperationSummary = {
  id: string;
  method: HttpMethod;
  /** Without the server's part: `/appointments/{id}`. Empty for a web hook, whose address is the partner's. */
  path: string;
  tag: string;
  summary: string;
};

export type Operation = OperationSummary & { source: OperationObject };

export type OperationGroup = { tag: string; description: string; operations: OperationSummary[] };

type Paths = OpenApiDocument['paths'];

const listOfPaths = (paths: Paths, isWebHook: boolean): Operation[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    httpMethods.flatMap((method): Operation[] => {
      const source = item[method];
      if (!source) return [];
      const { operationId: id, summary, tags } = source;
      return [{ id, method, path: isWebHook ? '' : path, tag: tags[0], summary, source }];
    }),
  );

/** All operations in the document's order. */
export function listOperations(document: OpenApiDocument = getOpenApiDocument()): Operation[] {
  return listOfPaths(document.paths, false);
}

/** The calls that the provider makes to a partner. */
export function listWebhooks(document: OpenApiDocument = getOpenApiDocument()): Operation[] {
  return listOfPaths(document.webhooks, true);
}

const toLink = ({ id, method, path, tag, summary }: Operation): OperationSummary => ({
  id,
  method,
  path,
  tag,
  summary,
});

/** All operations by tag, in the order of the document's tags. */
export function groupOperations(
  document: OpenApiDocument = getOpenApiDocument(),
): OperationGroup[] {
  const operations = listOperations(document).map(toLink);
  return document.tags.map(({ name, description }) => ({
    tag: name,
    description,
    operations: operations.filter(({ tag }) => tag === name),
  }));
}

/** One operation or web hook by its id. Throws with the known ids where there is none. */
export function getOperation(
  id: string,
  document: OpenApiDocument = getOpenApiDocument(),
): Operation {
  const operations = [...listOperations(document), ...listWebhooks(document)];
  const operation = operations.find((candidate) => candidate.id === id);
  if (operation) return operation;
  throw new Error(
    `No operation has the id "${id}"; known: ${operations.map((o) => o.id).join(', ')}`,
  );
}
