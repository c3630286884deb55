import { z } from 'zod';
import { getDocument, type OpenApiDocument } from './document';
import { getOperation, type Operation } from './operations';

const exampleHolder = z.looseObject({
  example: z.unknown().optional(),
  examples: z.record(z.string(), z.looseObject({ value: z.unknown() })).optional(),
});
const responsesSchema = z.record(
  z.string(),
  z.looseObject({ content: z.record(z.string(), exampleHolder).optional() }),
);

/** A call and the JSON object that the document gives as the example of its successful answer. */
export type Sample = { operation: Operation; answer: Record<string, unknown> };

/** The first example of an operation's 200 answer in JSON. Throws where it has none. */
export function getSample(operationId: string, document: OpenApiDocument = getDocument()): Sample {
  const operation = getOperation(operationId, document);
  const source = document.paths[operation.path]?.[operation.method];
  const media = responsesSchema.parse(source?.responses ?? {})['200']?.content?.[
    'application/json'
  ];
  const example = media?.example ?? Object.values(media?.examples ?? {})[0]?.value;
  const answer = z.record(z.string(), z.unknown()).safeParse(example);
  if (!answer.success)
    throw new Error(`The operation "${operationId}" has no example of its 200 answer`);
  return { operation, answer: answer.data };
}
