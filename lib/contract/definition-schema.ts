import { z } from 'zod';

/** The groups of elements, in the order in which readers meet them. */
export const elementGroups = [
  'layout',
  'text',
  'input',
  'action',
  'media',
  'chat',
  'feedback',
] as const;

export type ElementGroup = (typeof elementGroups)[number];

/** A JSON Schema (2020-12): only the keywords that the contract uses are named, the rest is kept. */
export type JsonSchema = {
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  const?: z.core.util.JSONType;
  enum?: string[];
  default?: z.core.util.JSONType;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  oneOf?: JsonSchema[];
  additionalProperties?: boolean | JsonSchema;
  discriminator?: { propertyName: string };
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minProperties?: number;
  maxProperties?: number;
  uniqueItems?: boolean;
  pattern?: string;
  /** The contract's version that brought the field; the element's own where it is left out. */
  'x-since'?: string;
  [keyword: string]: unknown;
};

const count = z.number().int().min(0).optional();

export const jsonSchema: z.ZodType<JsonSchema> = z.lazy(() =>
  z.looseObject({
    $ref: z
      .string()
      .regex(/^#\/\$defs\/\w+$/)
      .optional(),
    title: z.string().optional(),
    description: z.string().optional(),
    type: z.union([z.string(), z.array(z.string())]).optional(),
    const: z.json().optional(),
    enum: z.array(z.string()).optional(),
    default: z.json().optional(),
    properties: z.record(z.string(), jsonSchema).optional(),
    required: z.array(z.string()).optional(),
    items: jsonSchema.optional(),
    oneOf: z.array(jsonSchema).optional(),
    additionalProperties: z.union([z.boolean(), jsonSchema]).optional(),
    discriminator: z.object({ propertyName: z.string() }).optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    minLength: count,
    maxLength: count,
    minItems: count,
    maxItems: count,
    minProperties: count,
    maxProperties: count,
    uniqueItems: z.boolean().optional(),
    pattern: z.string().optional(),
    'x-since': z.string().optional(),
  }),
);

const version = z.string().regex(/^1\.\d+$/);

/** A UI element as content/elements/{name}.json defines it. */
export const elementDefinitionSchema = z.strictObject({
  name: z.string().regex(/^[a-z]+$/),
  group: z.enum(elementGroups),
  since: version,
  /** The shared fields that the element takes besides the common ones. */
  uses: z.array(z.enum(['control', 'input'])),
  schema: z.looseObject({
    title: z.string(),
    description: z.string(),
    type: z.literal('object'),
    required: z.array(z.string()),
    properties: z.record(z.string(), jsonSchema),
  }),
  examples: z
    .array(
      z.strictObject({
        title: z.string(),
        value: z.looseObject({ type: z.string() }),
        /** What the example's bindings read. */
        data: z.record(z.string(), z.json()).optional(),
      }),
    )
    .min(3),
});

export type ElementDefinition = z.output<typeof elementDefinitionSchema>;

const partSchema = z.strictObject({
  description: z.string(),
  required: z.array(z.string()).optional(),
  properties: z.record(z.string(), jsonSchema),
});

/** A file of content/elements/shared: definitions that elements refer to, or fields that they share. */
export const sharedDefinitionsSchema = z.strictObject({
  title: z.string(),
  description: z.string(),
  $defs: z.record(z.string(), jsonSchema).optional(),
  parts: z.record(z.enum(['common', 'control', 'input']), partSchema).optional(),
});

export type SharedDefinitions = z.output<typeof sharedDefinitionsSchema>;
