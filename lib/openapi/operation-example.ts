import { z } from 'zod';
import { getOpenApiDocument } from './load-openapi-document';
import type { OpenApiDocument } from './openapi-document';
import { getOperation, type Operation } from './operations';

/** An operation and the example of its successful response, a JSON object. */
export type OperationExample = { operation: Operation; response: Record<string, unknown> };

/** The first JSON example of an operation's 200 response. Throws if there is none. */
export function getOperationExample(
  operationId: string,
  document: OpenApiDocument = getOpenApiDocument(),
): OperationExample {
  const operation = getOperation(operationId, document);
  const content = operation.source.responses['200']?.content?.['application/json'];
  const example = Object.values(content?.examples ?? {})[0]?.value;
  const response = z.record(z.string(), z.unknown()).safeParse(example);
  if (!response.success) {
    throw new Error(
      `The operation "${operationId}" has no example of a JSON object for its 200 response. Add one in openapi/.`,
    );
  }
  return { operation, response: response.data };
}
