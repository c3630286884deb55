import { z } from 'zod';

/** A rule that a partner would not expect (`x-rules`). Pages show it as a card, and stress those that forbid something. */
export const ruleSchema = z.strictObject({
  title: z.string(),
  rule: z.string(),
  prohibits: z.literal(true).optional(),
});
export type Rule = z.output<typeof ruleSchema>;

/** Callers who can see fields and call operations that not everybody can (specification: data-reference.txt). */
export const viewers = [
  'Insurance carrier users',
  'Privileged callers',
  'Users who had an approved appointment with the profile',
] as const;

export type Viewer = (typeof viewers)[number];

const annotations = {
  description: z.string().optional(),
  'x-rules': z.array(ruleSchema).min(1).optional(),
  /** Callers who can see the field or call the operation; everybody if it is missing. */
  'x-visible-to': z.array(z.enum(viewers)).min(1).optional(),
  /** Pages show it as a badge. */
  deprecated: z.boolean().optional(),
};

/** A reference to a schema with a name: pages link to its page. */
const schemaReference = z
  .string()
  .regex(/^#\/components\/schemas\/[^/]+$/, 'a reference to a schema with a name');

/** A JSON Schema of the document. Describes only what the portal's own code reads; the linter checks the rest. */
const keywords = z.looseObject({
  ...annotations,
  $ref: schemaReference.optional(),
  type: z.enum(['string', 'number', 'integer', 'boolean', 'array', 'object']).optional(),
  format: z.string().optional(),
  contentEncoding: z.string().optional(),
  title: z.string().optional(),
  enum: z.array(z.string()).optional(),
  default: z.union([z.string(), z.number(), z.boolean()]).optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  pattern: z.string().optional(),
  readOnly: z.boolean().optional(),
  writeOnly: z.boolean().optional(),
  required: z.array(z.string()).optional(),
  examples: z.array(z.unknown()).optional(),
  /** The enumeration may have values that are not documented. */
  'x-open-list': z.boolean().optional(),
  /** Meanings of values that the API documents. */
  'x-enum-descriptions': z.record(z.string(), z.string()).optional(),
  /** Meanings of values that are interpretations of their names. */
  'x-enum-interpretations': z.record(z.string(), z.string()).optional(),
  /** The titles of groups → the names of fields. Pages show the schema's fields in these groups. */
  'x-field-groups': z.record(z.string(), z.array(z.string()).min(1)).optional(),
  /** The name of a list in code-lists.ts. In the bundled document, `x-known-values` replaces it. */
  'x-code-list': z.string().optional(),
  /** Code → name, from a standard. */
  'x-known-values': z.record(z.string(), z.string()).optional(),
});

/** The keywords that contain schemas are written out, because TypeScript cannot infer a recursive type. */
export type SchemaObject = z.output<typeof keywords> & {
  properties?: Record<string, SchemaObject> | undefined;
  items?: SchemaObject | undefined;
  allOf?: SchemaObject[] | undefined;
  propertyNames?: SchemaObject | undefined;
  additionalProperties?: boolean | SchemaObject | undefined;
};

const nested: z.ZodType<SchemaObject, SchemaObject> = z.lazy(() => schemaObjectSchema);

export const schemaObjectSchema: z.ZodType<SchemaObject, SchemaObject> = keywords.extend({
  properties: z.record(z.string(), nested).optional(),
  items: nested.optional(),
  allOf: z.array(nested).optional(),
  propertyNames: nested.optional(),
  additionalProperties: z.union([z.boolean(), nested]).optional(),
});

const parameterObjectSchema = z
  .looseObject({
    ...annotations,
    name: z.string(),
    in: z.enum(['query', 'path', 'header']),
    required: z.boolean().default(false),
    schema: schemaObjectSchema,
    example: z.unknown(),
  })
  .refine((parameter) => parameter.in !== 'path' || parameter.required, {
    path: ['required'],
    message: 'true, because the path has the parameter',
  });
export type ParameterObject = z.output<typeof parameterObjectSchema>;

/** Strict, because pages do not show other fields, such as a single `example`. */
const mediaSchema = z.strictObject({
  schema: schemaObjectSchema,
  examples: z
    .record(z.string(), z.looseObject({ summary: z.string(), value: z.unknown() }))
    .optional(),
});
export type MediaTypeObject = z.output<typeof mediaSchema>;

const mediaType = z
  .string()
  .regex(/^(?:application|audio|image|multipart|text|video|\*)\/\S+$/, 'a media type');

const bodySchema = z.looseObject({
  description: z.string(),
  required: z.boolean().default(false),
  content: z.record(mediaType, mediaSchema),
});

export const responseObjectSchema = z.looseObject({
  $ref: z.string().optional(),
  description: z.string().optional(),
  content: z.record(mediaType, mediaSchema).optional(),
});
export type ResponseObject = z.output<typeof responseObjectSchema>;

export const operationObjectSchema = z.looseObject({
  ...annotations,
  operationId: z.string().regex(/^[a-zA-Z][a-zA-Z0-9]*$/),
  summary: z.string(),
  description: z.string(),
  tags: z.tuple([z.string()]),
  /** Alternative requirements; `{}` means that the operation can be called without a token. */
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(parameterObjectSchema).default([]),
  requestBody: bodySchema.optional(),
  responses: z.record(z.string(), responseObjectSchema),
});
export type OperationObject = z.output<typeof operationObjectSchema>;
