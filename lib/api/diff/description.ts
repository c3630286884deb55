import { z } from 'zod';

/**
 * Parts of a description that are compared. More tolerant than lib/api/description/openapi-document.ts: a released
 * description must stay readable when the portal's own rules for descriptions become stricter.
 */

/** A schema with the keywords that contain schemas, or that the comparison treats in a special way. */
export type ComparedSchema = {
  $ref?: string | undefined;
  type?: string | string[] | undefined;
  enum?: unknown[] | undefined;
  required?: string[] | undefined;
  properties?: Record<string, ComparedSchema> | undefined;
  items?: ComparedSchema | undefined;
  patternProperties?: Record<string, ComparedSchema> | undefined;
  prefixItems?: ComparedSchema[] | undefined;
  allOf?: ComparedSchema[] | undefined;
  oneOf?: ComparedSchema[] | undefined;
  anyOf?: ComparedSchema[] | undefined;
  propertyNames?: ComparedSchema | undefined;
  additionalProperties?: boolean | ComparedSchema | undefined;
  [keyword: string]: unknown;
};

const nested: z.ZodType<ComparedSchema> = z.lazy(() => schema);

const schema = z.looseObject({
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  enum: z.array(z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  properties: z.record(z.string(), nested).optional(),
  items: nested.optional(),
  patternProperties: z.record(z.string(), nested).optional(),
  prefixItems: z.array(nested).optional(),
  allOf: z.array(nested).optional(),
  oneOf: z.array(nested).optional(),
  anyOf: z.array(nested).optional(),
  propertyNames: nested.optional(),
  additionalProperties: z.union([z.boolean(), nested]).optional(),
});

const content = z.record(z.string(), z.looseObject({ schema: schema.optional() }));

const parameter = z.looseObject({
  name: z.string(),
  in: z.string(),
  required: z.boolean().optional(),
  schema: schema.optional(),
});
export type ComparedParameter = z.output<typeof parameter>;

const body = z.looseObject({ required: z.boolean().optional(), content: content.default({}) });
export type ComparedBody = z.output<typeof body>;

const header = z.looseObject({ schema: schema.optional() });

/** A response, or a reference to a shared one. */
const response = z.looseObject({
  $ref: z.string().optional(),
  content: content.optional(),
  headers: z.record(z.string(), header).optional(),
});
export type ComparedResponse = z.output<typeof response>;

const operation = z.looseObject({
  operationId: z.string(),
  summary: z.string().default(''),
  tags: z.array(z.string()).optional(),
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
  parameters: z.array(parameter).default([]),
  requestBody: body.optional(),
  responses: z.record(z.string(), response).default({}),
  /** The requests of a callback: the expression of the URL → method → operation. */
  callbacks: z
    .record(
      z.string(),
      z.record(z.string(), z.record(z.string(), z.looseObject({ requestBody: body.optional() }))),
    )
    .default({}),
  servers: z.array(z.looseObject({ url: z.string() })).optional(),
});
export type ComparedOperation = z.output<typeof operation>;

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

/** Keys of a path that no method has are not compared, except its parameters (`mergePathParameters` moves them). */
const pathItem = z.object(Object.fromEntries(methods.map((name) => [name, operation.optional()])));

export const descriptionSchema = z.looseObject({
  openapi: z.string().regex(/^3\.1\.\d+$/, 'a version 3.0 or 3.1, such as 3.1.0'),
  info: z.looseObject({ title: z.string(), version: z.string() }),
  security: operation.shape.security,
  tags: z.array(z.looseObject({ name: z.string() })).default([]),
  paths: z.record(z.string(), pathItem).default({}),
  webhooks: z.record(z.string(), pathItem).default({}),
  components: z
    .looseObject({
      schemas: z.record(z.string(), schema).default({}),
      responses: z.record(z.string(), response).default({}),
      securitySchemes: z.record(z.string(), z.looseObject({})).default({}),
    })
    .prefault({}),
});

/** A description as it is compared. */
export type ComparedDescription = z.output<typeof descriptionSchema>;

/** An operation or a webhook with its position in the description. */
export type LocatedOperation = {
  type: 'operation' | 'webhook';
  id: string;
  /** `GET /appointments/{id}`, or the name of a webhook. */
  address: string;
  operation: ComparedOperation;
};

/** Lists the operations and the webhooks in the order of the description. */
export function listLocatedOperations(description: ComparedDescription): LocatedOperation[] {
  const list = (type: LocatedOperation['type'], paths: ComparedDescription['paths']) =>
    Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item).flatMap(([method, value]): LocatedOperation[] => {
        if (!value) return [];
        const address = type === 'webhook' ? path : `${method.toUpperCase()} ${path}`;
        return [{ type, id: value.operationId, address, operation: value }];
      }),
    );
  return [...list('operation', description.paths), ...list('webhook', description.webhooks)];
}

const schemaPrefix = '#/components/schemas/';

/** The name of the schema that a reference points to; undefined if the schema is not a reference. */
export const schemaNameOf = ({ $ref }: ComparedSchema): string | undefined =>
  $ref?.startsWith(schemaPrefix) ? decodeURIComponent($ref.slice(schemaPrefix.length)) : undefined;

/** The schema that a reference leads to, with the keywords beside the reference; the schema itself if it is none. */
export function followReference(
  value: ComparedSchema,
  description: ComparedDescription,
  seen: readonly string[] = [],
): ComparedSchema {
  const name = schemaNameOf(value);
  const target = name === undefined ? undefined : description.components.schemas[name];
  if (name === undefined || target === undefined || seen.includes(name)) return value;
  const { $ref: _, ...own } = value;
  return { ...followReference(target, description, [...seen, name]), ...own };
}
