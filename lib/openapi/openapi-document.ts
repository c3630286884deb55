import { z } from 'zod';
import { cached } from '../files/cached';
import { readText } from '../files/project-files';
import type { HttpMethod } from '../http/methods';
import { operationObjectSchema, responseObjectSchema, schemaObjectSchema } from './openapi-objects';

const operation = operationObjectSchema.optional();

const pathItemSchema = z.looseObject({
  get: operation,
  post: operation,
  put: operation,
  patch: operation,
  delete: operation,
} satisfies Record<HttpMethod, typeof operation>);

// Only what the portal's own code reads is described here; the linter judges the rest.
const documentSchema = z.looseObject({
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

export type OpenApiDocument = z.output<typeof documentSchema>;

/** Checks that a value is an OpenAPI 3.1 document with the parts that the portal reads. */
export function parseOpenApiDocument(value: unknown): OpenApiDocument {
  return documentSchema.parse(value);
}

/** The same as the linter and the bundler leave it: its keys in the source's order, without defaults filled in. */
export type OpenApiSource = z.input<typeof documentSchema>;

/** Holds a value against the parts that the portal reads, and leaves it as it is. */
export function assertOpenApiSource(value: unknown): asserts value is OpenApiSource {
  documentSchema.parse(value);
}

/** Where the build writes the bundled document, with `x-rules` as openapi/ has them. */
export const generatedDocument = '.generated/openapi/doctor-api.json';

/** The bundled document as it was written: its keys in the source's order. */
export function getOpenApiSource(): OpenApiSource {
  const value: unknown = JSON.parse(readText(generatedDocument));
  assertOpenApiSource(value);
  return value;
}

/** The bundled document. Throws if the build has not written it. */
export const getOpenApiDocument = cached([generatedDocument], () =>
  parseOpenApiDocument(JSON.parse(readText(generatedDocument))),
);
