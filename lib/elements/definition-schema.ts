import { z } from 'zod';

/** The groups of elements, in display order. */
export const elementGroups = [
  'layout',
  'text',
  'input',
  'action',
  'media',
  'chat',
  'feedback',
] as const;

/** A JSON Schema (2020-12). Only the keywords that the contract uses have types; all others are preserved. */
export type JsonSchema = {
  $ref?: string | undefined;
  title?: string | undefined;
  description?: string | undefined;
  type?: string | string[] | undefined;
  const?: z.core.util.JSONType | undefined;
  enum?: string[] | undefined;
  default?: z.core.util.JSONType | undefined;
  properties?: Record<string, JsonSchema> | undefined;
  required?: string[] | undefined;
  items?: JsonSchema | undefined;
  oneOf?: JsonSchema[] | undefined;
  additionalProperties?: boolean | JsonSchema | undefined;
  discriminator?: { propertyName: string } | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
  minLength?: number | undefined;
  maxLength?: number | undefined;
  minItems?: number | undefined;
  maxItems?: number | undefined;
  minProperties?: number | undefined;
  maxProperties?: number | undefined;
  uniqueItems?: boolean | undefined;
  pattern?: string | undefined;
  /** The contract version that introduced the field. Defaults to the element's version. */
  'x-since'?: string | undefined;
  [keyword: string]: unknown;
};

const nonNegativeInteger = z.number().int().min(0).optional();

const jsonSchema: z.ZodType<JsonSchema> = z.lazy(() =>
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
    minLength: nonNegativeInteger,
    maxLength: nonNegativeInteger,
    minItems: nonNegativeInteger,
    maxItems: nonNegativeInteger,
    minProperties: nonNegativeInteger,
    maxProperties: nonNegativeInteger,
    uniqueItems: z.boolean().optional(),
    pattern: z.string().optional(),
    'x-since': z.string().optional(),
  }),
);

const version = z.string().regex(/^1\.\d+$/);

/** The schema of content/elements/{name}.json. */
export const elementDefinitionSchema = z.strictObject({
  name: z.string().regex(/^[a-z]+$/),
  group: z.enum(elementGroups),
  since: version,
  /** The shared fields that the element has besides the common ones. */
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
        /** The data that the example's bindings read. */
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

/** The schema of content/elements/shared/*.json: definitions that elements refer to, or fields that they share. */
export const sharedDefinitionsSchema = z.strictObject({
  title: z.string(),
  description: z.string(),
  $defs: z.record(z.string(), jsonSchema).optional(),
  parts: z.record(z.enum(['common', 'control', 'input']), partSchema).optional(),
});

export type SharedDefinitions = z.output<typeof sharedDefinitionsSchema>;
