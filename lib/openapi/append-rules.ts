import { z } from 'zod';
import { assertOpenApiSource, type OpenApiSource } from './openapi-document';
import { ruleSchema } from './openapi-objects';

const annotatedSchema = z.looseObject({
  description: z.string().default(''),
  'x-rules': z.array(ruleSchema),
});

/** A description followed by its rules, each a paragraph. */
function appendTo(value: object): object {
  const annotated = annotatedSchema.safeParse(value);
  if (!annotated.success) return value;
  const { description, 'x-rules': rules } = annotated.data;
  const paragraphs = rules.map(({ title, rule }) => `**${title}.** ${rule}`);
  return {
    ...value,
    description: [description.trim(), ...paragraphs].filter(Boolean).join('\n\n'),
  };
}

function walk(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(walk);
  if (typeof value !== 'object' || value === null) return value;
  const walked = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, walk(item)]));
  return appendTo(walked);
}

/**
 * The document with every rule (`x-rules`) in the description beside it: tools that do not know the extension show the
 * rules too.
 */
export function appendRules(document: OpenApiSource): OpenApiSource {
  const result = walk(document);
  assertOpenApiSource(result);
  return result;
}
