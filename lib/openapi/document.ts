import { z } from 'zod';
import { readText } from '../files/read';
import { documentPaths } from './paths';

const operationSchema = z.looseObject({
  operationId: z.string().regex(/^[a-zA-Z][a-zA-Z0-9]*$/),
  summary: z.string(),
  description: z.string(),
  tags: z.array(z.string()).length(1),
});

export const httpMethods = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type HttpMethod = (typeof httpMethods)[number];

const pathItemSchema = z.looseObject(
  Object.fromEntries(httpMethods.map((method) => [method, operationSchema.optional()])) as Record<
    HttpMethod,
    z.ZodOptional<typeof operationSchema>
  >,
);

// Only what the portal's own code reads is described here; the linter judges the rest.
const documentSchema = z.looseObject({
  openapi: z.string().regex(/^3\.1\.\d+$/),
  info: z.looseObject({ title: z.string(), version: z.string(), description: z.string() }),
  tags: z.array(z.looseObject({ name: z.string(), description: z.string() })),
  paths: z.record(z.string(), pathItemSchema),
});

export type OpenApiDocument = z.output<typeof documentSchema>;

/** Checks that a value is an OpenAPI 3.1 document with the parts that the portal reads. */
export function parseDocument(value: unknown): OpenApiDocument {
  return documentSchema.parse(value);
}

let loaded: OpenApiDocument | undefined;

/** The bundled document that scripts/prepare.ts wrote. */
export function getDocument(): OpenApiDocument {
  if (!loaded || process.env.NODE_ENV !== 'production') {
    loaded = parseDocument(JSON.parse(readText(`public${documentPaths.json}`)));
  }
  return loaded;
}
