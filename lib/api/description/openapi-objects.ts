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

const typeName = z.enum(['string', 'number', 'integer', 'boolean', 'array', 'object', 'null']);
export type TypeName = z.output<typeof typeName>;

export const externalDocsSchema = z.looseObject({
  url: z.string(),
  description: z.string().optional(),
});
export type ExternalDocs = z.output<typeof externalDocsSchema>;

/**
 * A JSON Schema of the normalized document (normalize-schema.ts). Describes what the portal's own code reads; pages show
 * other keywords as name and value, and the linter checks them.
 */
const keywords = z.looseObject({
  ...annotations,
  $ref: z.string().optional(),
  type: z.union([typeName, z.array(typeName)]).optional(),
  format: z.string().optional(),
  contentEncoding: z.string().optional(),
  title: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  default: z.unknown().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  discriminator: z
    .looseObject({
      propertyName: z.string(),
      mapping: z.record(z.string(), z.string()).optional(),
    })
    .optional(),
  externalDocs: externalDocsSchema.optional(),
  pattern: z.string().optional(),
  readOnly: z.boolean().optional(),
  writeOnly: z.boolean().optional(),
  required: z.array(z.string()).optional(),
  examples: z.array(z.unknown()).optional(),
  /** The enumeration may have values that are not documented. */
  'x-open-list': z.boolean().optional(),
  /** The value is personal or health data, or a secret. Reports for other people leave it out. */
  'x-personal-data': z.literal(true).optional(),
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
  patternProperties?: Record<string, SchemaObject> | undefined;
  items?: SchemaObject | undefined;
  prefixItems?: SchemaObject[] | undefined;
  allOf?: SchemaObject[] | undefined;
  oneOf?: SchemaObject[] | undefined;
  anyOf?: SchemaObject[] | undefined;
  propertyNames?: SchemaObject | undefined;
  additionalProperties?: boolean | SchemaObject | undefined;
};

const nested: z.ZodType<SchemaObject, SchemaObject> = z.lazy(() => schemaObjectSchema);

export const schemaObjectSchema: z.ZodType<SchemaObject, SchemaObject> = keywords.extend({
  properties: z.record(z.string(), nested).optional(),
  patternProperties: z.record(z.string(), nested).optional(),
  items: nested.optional(),
  prefixItems: z.array(nested).optional(),
  allOf: z.array(nested).optional(),
  oneOf: z.array(nested).optional(),
  anyOf: z.array(nested).optional(),
  propertyNames: nested.optional(),
  additionalProperties: z.union([z.boolean(), nested]).optional(),
});

const exampleSchema = z.looseObject({
  summary: z.string(),
  value: z.unknown().optional(),
  externalValue: z.string().optional(),
  description: z.string().optional(),
});
export type ExampleObject = z.output<typeof exampleSchema>;

const examples = z.record(z.string(), exampleSchema).optional();

/** What parameters and headers have in common. */
const valueKeywords = {
  ...annotations,
  required: z.boolean().default(false),
  schema: schemaObjectSchema,
  example: z.unknown().optional(),
  /** Only if there are several. */
  examples,
  /** The type in which the value is written, from `content`. */
  mediaType: z.string().optional(),
  style: z.string().optional(),
  explode: z.boolean().optional(),
};

export const headerObjectSchema = z.looseObject(valueKeywords);
export type HeaderObject = z.output<typeof headerObjectSchema>;

const parameterObjectSchema = z
  .looseObject({
    ...valueKeywords,
    name: z.string(),
    in: z.enum(['query', 'path', 'header', 'cookie']),
    allowReserved: z.boolean().optional(),
  })
  .refine((parameter) => parameter.in !== 'path' || parameter.required, {
    path: ['required'],
    message: 'true, because the path has the parameter',
  });
export type ParameterObject = z.output<typeof parameterObjectSchema>;

const mediaSchema = z.looseObject({
  schema: schemaObjectSchema,
  examples,
  encoding: z
    .record(
      z.string(),
      z.looseObject({
        contentType: z.string().optional(),
        headers: z.record(z.string(), headerObjectSchema).optional(),
        style: z.string().optional(),
        explode: z.boolean().optional(),
      }),
    )
    .optional(),
});
export type MediaTypeObject = z.output<typeof mediaSchema>;

/** The top-level types that are registered, and private ones. */
const topLevelTypes =
  'application|audio|chemical|example|font|haptics|image|message|model|multipart|text|video';
const mediaType = z
  .string()
  .regex(new RegExp(`^(?:${topLevelTypes}|x-[\\w-]+|\\*)/\\S.*$`, 'i'), 'a media type');

const bodySchema = z.looseObject({
  description: z.string(),
  required: z.boolean().default(false),
  content: z.record(mediaType, mediaSchema),
});

export const responseObjectSchema = z.looseObject({
  $ref: z.string().optional(),
  description: z.string().optional(),
  content: z.record(mediaType, mediaSchema).optional(),
  headers: z.record(z.string(), headerObjectSchema).optional(),
  links: z
    .record(
      z.string(),
      z.looseObject({
        operationId: z.string().optional(),
        operationRef: z.string().optional(),
        description: z.string().optional(),
        parameters: z.record(z.string(), z.unknown()).optional(),
      }),
    )
    .optional(),
});
export type ResponseObject = z.output<typeof responseObjectSchema>;

/** The requests of a callback: the expression of the URL → method → operation. */
const callbackSchema = z.record(
  z.string(),
  z.record(
    z.string(),
    z.looseObject({
      summary: z.string(),
      description: z.string(),
      requestBody: bodySchema.optional(),
      responses: z.record(z.string(), responseObjectSchema),
    }),
  ),
);

export const operationObjectSchema = z.looseObject({
  ...annotations,
  operationId: z.string().regex(/^[\w.~-]+$/, 'an id of letters, digits, and hyphens'),
  summary: z.string(),
  description: z.string(),
  tags: z.array(z.string()).min(1),
  /** Alternative requirements; `{}` means that the operation can be called without credentials. */
  security: z.array(z.record(z.string(), z.array(z.string()))),
  servers: z
    .array(
      z.looseObject({
        url: z.string(),
        description: z.string().optional(),
        variables: z
          .record(z.string(), z.looseObject({ default: z.string().optional() }))
          .optional(),
      }),
    )
    .optional(),
  parameters: z.array(parameterObjectSchema).default([]),
  requestBody: bodySchema.optional(),
  responses: z.record(z.string(), responseObjectSchema),
  callbacks: z.record(z.string(), callbackSchema).optional(),
  externalDocs: externalDocsSchema.optional(),
});
export type OperationObject = z.output<typeof operationObjectSchema>;

/** A security scheme as it is described: where the credentials of a request are. */
export const securitySchemeSchema = z.looseObject({
  type: z.enum(['apiKey', 'http', 'oauth2', 'openIdConnect', 'mutualTLS']),
  description: z.string().optional(),
  /** Of an API key. */
  name: z.string().optional(),
  in: z.enum(['header', 'query', 'cookie']).optional(),
  /** Of HTTP authentication: `bearer`, `basic`. */
  scheme: z.string().optional(),
  bearerFormat: z.string().optional(),
});
export type SecurityScheme = z.output<typeof securitySchemeSchema>;
