import { z } from 'zod';
import type { HttpMethod } from '../../kit/http/methods';
import { normalizeDocument } from '../normalize/normalize-document';
import {
  externalDocsSchema,
  operationObjectSchema,
  responseObjectSchema,
  schemaObjectSchema,
  securitySchemeSchema,
} from './openapi-objects';

const operation = operationObjectSchema.optional();

/** A path after normalize-document.ts, which makes what it says about all of its operations part of each. */
const pathItemSchema = z.strictObject({
  get: operation,
  head: operation,
  post: operation,
  put: operation,
  patch: operation,
  delete: operation,
  options: operation,
  trace: operation,
} satisfies Record<HttpMethod, typeof operation>);

const linkSchema = z.looseObject({ name: z.string().optional(), url: z.string().optional() });

/** A normalized document. Describes only what the portal's own code reads; the linter checks the rest. */
export const normalizedDocumentSchema = z.looseObject({
  openapi: z.string().regex(/^3\.1\.\d+$/),
  info: z.looseObject({
    title: z.string(),
    version: z.string(),
    description: z.string(),
    contact: linkSchema.extend({ email: z.string().optional() }).optional(),
    license: linkSchema.extend({ identifier: z.string().optional() }).optional(),
    termsOfService: z.string().optional(),
  }),
  externalDocs: externalDocsSchema.optional(),
  servers: z.array(z.looseObject({ url: z.string(), description: z.string() })).default([]),
  tags: z.array(
    z.looseObject({
      name: z.string(),
      description: z.string(),
      externalDocs: externalDocsSchema.optional(),
    }),
  ),
  paths: z.record(z.string(), pathItemSchema),
  webhooks: z.record(z.string(), pathItemSchema).default({}),
  components: z
    .looseObject({
      schemas: z.record(z.string(), schemaObjectSchema).default({}),
      responses: z.record(z.string(), responseObjectSchema).default({}),
      securitySchemes: z.record(z.string(), securitySchemeSchema).default({}),
    })
    .default({ schemas: {}, responses: {}, securitySchemes: {} }),
});

export type OpenApiDocument = z.output<typeof normalizedDocumentSchema>;

/** A description of OpenAPI 3.0 or 3.1, which is normalized before it is parsed. */
export const openApiDocumentSchema = z.preprocess(normalizeDocument, normalizedDocumentSchema);

/** Parses an OpenAPI document. Throws a ZodError if it does not have the parts that the portal reads. */
export function parseOpenApiDocument(value: unknown): OpenApiDocument {
  return openApiDocumentSchema.parse(value);
}

/** The document before parsing: its keys are in the order of the source, and defaults are not filled in. */
export type OpenApiSource = z.input<typeof normalizedDocumentSchema>;

/** Checks the parts of a document that the portal reads, without changing it. Throws a ZodError. */
export function assertOpenApiSource(value: unknown): asserts value is OpenApiSource {
  openApiDocumentSchema.parse(value);
}
