import { z } from 'zod';
import { assertOpenApiSource, type OpenApiSource } from './openapi-document';
import { ruleSchema } from './openapi-objects';

const annotatedSchema = z.looseObject({
  operationId: z.string().optional(),
  description: z.string().default(''),
  'x-rules': z.array(ruleSchema).default([]),
  'x-visible-to': z.array(z.string()).default([]),
});

/** The object with its rules, and who can see or call it, appended to its description, each as a paragraph. */
function appendToDescription(value: object): object {
  const annotated = annotatedSchema.safeParse(value);
  if (!annotated.success) return value;
  const { operationId, description, 'x-rules': rules, 'x-visible-to': viewers } = annotated.data;
  if (rules.length === 0 && viewers.length === 0) return value;
  const verb = operationId === undefined ? 'Visible to' : 'Open to';
  const paragraphs = [
    description.trim(),
    ...(viewers.length > 0 ? [`**${verb}:** ${viewers.join(', ').toLowerCase()}.`] : []),
    ...rules.map(({ title, rule }) => `**${title}.** ${rule}`),
  ];
  return { ...value, description: paragraphs.filter(Boolean).join('\n\n') };
}

/**
 * Removes the paragraphs that `appendRules` adds to a description, for what shows rules and viewers apart from it.
 * @returns undefined if there is nothing else
 */
export function removeAppendedRules(value: object): string | undefined {
  const { description, 'x-rules': rules } = annotatedSchema.parse(value);
  const starts = ['**Visible to:**', '**Open to:**', ...rules.map(({ title }) => `**${title}.** `)];
  const paragraphs = description
    .split('\n\n')
    .filter((paragraph) => !starts.some((start) => paragraph.startsWith(start)));
  return paragraphs.join('\n\n').trim() || undefined;
}

function appendAtAnyDepth(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(appendAtAnyDepth);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, appendAtAnyDepth(item)]);
  return appendToDescription(Object.fromEntries(entries));
}

/**
 * Repeats every rule (`x-rules`) and viewer (`x-visible-to`) in the description next to it, for tools that do not support
 * the extensions.
 */
export function appendRules(document: OpenApiSource): OpenApiSource {
  const result = appendAtAnyDepth(document);
  assertOpenApiSource(result);
  return result;
}
