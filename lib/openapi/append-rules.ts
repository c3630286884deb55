import { z } from 'zod';
import { assertOpenApiSource, type OpenApiSource } from './openapi-document';
import { ruleSchema } from './openapi-objects';

const annotatedSchema = z.looseObject({
  description: z.string().default(''),
  'x-rules': z.array(ruleSchema),
});

/** The object with its rules appended to its description, each as a paragraph. */
function appendToDescription(value: object): object {
  const annotated = annotatedSchema.safeParse(value);
  if (!annotated.success) return value;
  const { description, 'x-rules': rules } = annotated.data;
  const paragraphs = rules.map(({ title, rule }) => `**${title}.** ${rule}`);
  return {
    ...value,
    description: [description.trim(), ...paragraphs].filter(Boolean).join('\n\n'),
  };
}

function appendAtAnyDepth(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(appendAtAnyDepth);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, appendAtAnyDepth(item)]);
  return appendToDescription(Object.fromEntries(entries));
}

/** Repeats every rule (`x-rules`) in the description next to it, for tools that do not support the extension. */
export function appendRules(document: OpenApiSource): OpenApiSource {
  const result = appendAtAnyDepth(document);
  assertOpenApiSource(result);
  return result;
}
