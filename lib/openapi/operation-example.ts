import { z } from 'zod';
import { getOpenApiDocument, type OpenApiDocument } from './openapi-document';
import { getOperation, type Operation } from './operations';

/** A call and the JSON object that the document gives as the example of its successful answer. */
export type OperationExample = { operation: Operation; response: Record<string, unknown> };

/** The first example of an operation's 200 answer in JSON. Throws where it has none. */
export function getOperationExample(
  operationId: string,
  document: OpenApiDocument = getOpenApiDocument(),
): OperationExample {
  const operation = getOperation(operationId, document);
  const media = operation.source.responses['200']?.content?.['application/json'];
  const example = Object.values(media?.examples ?? {})[0]?.value;
  const answer = z.record(z.string(), z.unknown()).safeParse(example);
  if (!answer.success)
    throw new Error(`The operation "${operationId}" has no example of its 200 answer`);
  return { operation, response: answer.data };
}
