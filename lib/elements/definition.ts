import { z } from 'zod';
import { DiagnosticError } from '../diagnostics/diagnostic';
import { parseYaml } from '../diagnostics/parse-yaml';
import { listFiles, readText } from '../files/read';

const fieldSchema = z.looseObject({
  description: z.string(),
  type: z.string().optional(),
  const: z.string().optional(),
  default: z.json().optional(),
});

/** A UI element as content/elements/{name}.json defines it: the portal's published contract. */
const definitionSchema = z.strictObject({
  name: z.string().regex(/^[a-z]+$/),
  group: z.enum(['layout', 'text', 'input', 'action', 'media', 'chat', 'feedback']),
  schema: z.looseObject({
    title: z.string(),
    description: z.string(),
    required: z.array(z.string()),
    properties: z.record(z.string(), fieldSchema),
  }),
  examples: z
    .array(z.strictObject({ title: z.string(), value: z.record(z.string(), z.json()) }))
    .min(1),
});

export type ElementDefinition = z.output<typeof definitionSchema>;

/** One field of an element, as its table shows it. */
export type ElementField = {
  name: string;
  type: string;
  required: boolean;
  default?: string;
  description: string;
};

const fileOf = (name: string) => `content/elements/${name}.json`;

/** The names of all elements that are defined. */
export function listElementNames(): string[] {
  return listFiles('content/elements', '.json').map((file) => file.replace(/^.*\/|\.json$/g, ''));
}

/** An element's definition. Throws a DiagnosticError with every fault of its file. */
export function getElement(name: string): ElementDefinition {
  const file = fileOf(name);
  const { value, diagnostics } = parseYaml(definitionSchema, { file, text: readText(file) });
  if (!value) throw new DiagnosticError(diagnostics);
  return value;
}

/** An element's fields in the order of its schema. */
export function listElementFields({ schema }: ElementDefinition): ElementField[] {
  return Object.entries(schema.properties).map(([name, field]) => ({
    name,
    type: field.const === undefined ? (field.type ?? 'any') : `"${field.const}"`,
    required: schema.required.includes(name),
    ...(field.default !== undefined && { default: JSON.stringify(field.default) }),
    description: field.description,
  }));
}
