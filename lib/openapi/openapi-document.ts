import { z } from 'zod';
import { readText } from '../files/project-files';
import { openApiFilePaths } from './openapi-file-paths';
import { operationObjectSchema, responseObjectSchema, schemaObjectSchema } from './openapi-objects';

export const httpMethods = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type HttpMethod = (typeof httpMethods)[number];

const pathItemSchema = z.looseObject(
  Object.fromEntries(
    httpMethods.map((method) => [method, operationObjectSchema.optional()]),
  ) as Record<HttpMethod, z.ZodOptional<typeof operationObjectSchema>>,
);

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

let loaded: OpenApiDocument | undefined;

/** The bundled document that scripts/prepare.ts wrote. */
export function getOpenApiDocument(): OpenApiDocument {
  if (!loaded || process.env.NODE_ENV !== 'production') {
    loaded = parseOpenApiDocument(JSON.parse(readText(`public${openApiFilePaths.json}`)));
  }
  return loaded;
}
