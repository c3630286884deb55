import { getDocument, type HttpMethod, httpMethods, type OpenApiDocument } from './document';

/** One call of the API, as lists and links need it. */
export type Operation = {
  id: string;
  method: HttpMethod;
  /** Without the server's part: `/appointments/{id}`. */
  path: string;
  tag: string;
  summary: string;
};

export type OperationGroup = { tag: string; description: string; operations: Operation[] };

/** All operations in the document's order. */
export function listOperations(document: OpenApiDocument = getDocument()): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    httpMethods.flatMap((method): Operation[] => {
      const operation = item[method];
      if (!operation) return [];
      const { operationId: id, summary, tags } = operation;
      return [{ id, method, path, tag: tags[0] ?? '', summary }];
    }),
  );
}

/** All operations by tag, in the order of the document's tags. */
export function groupOperations(document: OpenApiDocument = getDocument()): OperationGroup[] {
  const operations = listOperations(document);
  return document.tags.map(({ name, description }) => ({
    tag: name,
    description,
    operations: operations.filter(({ tag }) => tag === name),
  }));
}

/** One operation by its id. Throws with the known ids where there is none. */
export function getOperation(id: string, document: OpenApiDocument = getDocument()): Operation {
  const operations = listOperations(document);
  const operation = operations.find((candidate) => candidate.id === id);
  if (operation) return operation;
  throw new Error(
    `No operation has the id "${id}"; known: ${operations.map((o) => o.id).join(', ')}`,
  );
}
