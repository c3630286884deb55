import { z } from 'zod';
import type { HttpMethod } from '../../kit/http/methods';
import { operationObjectSchema, responseObjectSchema, schemaObjectSchema } from './openapi-objects';

const operation = operationObjectSchema.optional();

/** Strict, because pages do not show other methods, nor parameters of a path. */
const pathItemSchema = z.strictObject({
  get: operation,
  post: operation,
  put: operation,
  patch: operation,
  delete: operation,
} satisfies Record<HttpMethod, typeof operation>);

/** Describes only what the portal's own code reads; the linter checks the rest. */
export const openApiDocumentSchema = z.looseObject({
  openapi: z.string().regex(/^3\.1\.\d+$/),
  info: z.looseObject({ title: z.string(), version: z.string(), description: z.string() }),
  servers: z.array(z.looseObject({ url: z.string(), description: z.string() })).default([]),
  tags: z.array(z.looseObject({ name: z.string(), description: z.string() })),
  paths: z.record(z.string(), pathItemSchema),
  webhooks: z.record(z.string(), pathItemSchema).default({}),
  components: z
    .looseObject({
      schemas: z.record(z.string(), schemaObjectSchema).default({}),
      responses: z.record(z.string(), responseObjectSchema).default({}),
    })
    .default({ schemas: {}, responses: {} }),
});

export type OpenApiDocument = z.output<typeof openApiDocumentSchema>;

/** Parses an OpenAPI 3.1 document. Throws a ZodError if it does not have the parts that the portal reads. */
export function parseOpenApiDocument(value: unknown): OpenApiDocument {
  return openApiDocumentSchema.parse(value);
}

/** The document before parsing: its keys are in the order of the source, and defaults are not filled in. */
export type OpenApiSource = z.input<typeof openApiDocumentSchema>;

/** Checks the parts of a document that the portal reads, without changing it. Throws a ZodError. */
export function assertOpenApiSource(value: unknown): asserts value is OpenApiSource {
  openApiDocumentSchema.parse(value);
}
