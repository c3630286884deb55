import { beforeAll, describe, expect, it } from 'vitest';
import { bundleOpenApi } from '../../lib/openapi/bundle-openapi';
import { type OpenApiDocument, parseOpenApiDocument } from '../../lib/openapi/openapi-document';
import type { MediaTypeObject, SchemaObject } from '../../lib/openapi/openapi-objects';
import { listOperations, listWebhooks } from '../../lib/openapi/operations';
import { createValueValidator } from '../../lib/openapi/validate-value';
import { getSite } from '../../lib/site/site-settings';

type Example = { place: string; schema: SchemaObject; value: unknown };

let document: OpenApiDocument;
let examples: Example[];
let validate: ReturnType<typeof createValueValidator>;

const ofMedia = (place: string, content: Record<string, MediaTypeObject> = {}): Example[] =>
  Object.entries(content).flatMap(([type, { schema, examples: named = {} }]) =>
    Object.entries(named).map(([id, { value }]) => ({
      place: `${place} ${type} ${id}`,
      schema,
      value,
    })),
  );

beforeAll(async () => {
  document = parseOpenApiDocument(await bundleOpenApi(getSite()));
  validate = createValueValidator(document);
  const calls = [...listOperations(document), ...listWebhooks(document)];
  examples = [
    ...Object.entries(document.components.schemas).flatMap(([name, schema]) =>
      (schema['x-open-list'] ? [] : (schema.examples ?? [])).map((value) => ({
        place: `schema ${name}`,
        schema: { $ref: `#/components/schemas/${name}` },
        value,
      })),
    ),
    ...Object.entries(document.components.responses).flatMap(([name, { content }]) =>
      ofMedia(`response ${name}`, content),
    ),
    ...calls.flatMap(({ id, source }) => [
      ...ofMedia(`${id} body`, source.requestBody?.content),
      ...Object.entries(source.responses).flatMap(([status, { content }]) =>
        ofMedia(`${id} ${status}`, content),
      ),
      ...source.parameters.map(({ name, schema, example }) => ({
        place: `${id} ${name}`,
        schema,
        value: example,
      })),
    ]),
  ];
});

/** Every value below a key, at any depth. */
function listValues(value: unknown, key: string): unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => listValues(item, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === key ? [inner] : listValues(inner, key),
  );
}

describe('the examples', () => {
  it('are there for every object, body and JSON answer', () => {
    const objects = Object.entries(document.components.schemas).filter(
      ([, schema]) => schema.type === 'object' || schema.allOf,
    );
    expect(objects.filter(([, { examples: own = [] }]) => own.length === 0)).toEqual([]);
    const calls = [...listOperations(document), ...listWebhooks(document)];
    const silent = calls.filter(({ source }) =>
      [source.requestBody?.content, ...Object.values(source.responses).map((r) => r.content)].some(
        (content) => {
          const json = content?.['application/json'];
          return json && Object.keys(json.examples ?? {}).length === 0;
        },
      ),
    );
    expect(silent.map(({ id }) => id)).toEqual([]);
    const withoutValue = calls.flatMap(({ id, source }) =>
      source.parameters.filter((p) => p.example === undefined).map(({ name }) => `${id} ${name}`),
    );
    expect(withoutValue).toEqual([]);
    expect(examples.length).toBeGreaterThan(150);
  });

  it('fit their schemas, which have every field of theirs', () => {
    const faults = examples.flatMap(({ place, schema, value }) =>
      validate(schema, value).map((fault) => `${place}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  it.each([
    ['policyId', 30771],
    ['companyId', 118],
    ['policyNumber', 'TRV-0020417'],
    ['personId', 90144],
    ['patientId', 90144],
    ['subscriberId', 48213],
    ['appointmentId', 70412],
    ['profileId', 5120],
    ['locationId', 8841],
    ['invoiceId', 33901],
    ['promoCodeId', 2204],
  ])('tell of one and the same %s', (key, wanted) => {
    const values = new Set(examples.flatMap(({ value }) => listValues(value, key)));
    expect([...values]).toEqual([wanted]);
  });

  it('are realistic', () => {
    const text = JSON.stringify(examples.map(({ value }) => value));
    expect(text).not.toMatch(/"(string|foo|bar|test|lorem[^"]*)"/i);
  });
});
