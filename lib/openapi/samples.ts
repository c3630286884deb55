import { z } from 'zod';
import { getDocument, type OpenApiDocument } from './document';
import { getOperation, type Operation } from './operations';

/** A call and the JSON object that the document gives as the example of its successful answer. */
export type Sample = { operation: Operation; answer: Record<string, unknown> };

/** The first example of an operation's 200 answer in JSON. Throws where it has none. */
export function getSample(operationId: string, document: OpenApiDocument = getDocument()): Sample {
  const operation = getOperation(operationId, document);
  const media = operation.source.responses['200']?.content?.['application/json'];
  const example = Object.values(media?.examples ?? {})[0]?.value;
  const answer = z.record(z.string(), z.unknown()).safeParse(example);
  if (!answer.success)
    throw new Error(`The operation "${operationId}" has no example of its 200 answer`);
  return { operation, answer: answer.data };
}
