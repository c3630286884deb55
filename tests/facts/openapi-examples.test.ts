import { beforeAll, describe, expect, it } from 'vitest';
import { bundleOpenApi } from '../../lib/api/description/bundle-openapi';
import {
  type OpenApiDocument,
  parseOpenApiDocument,
} from '../../lib/api/description/openapi-document';
import type { MediaTypeObject, SchemaObject } from '../../lib/api/description/openapi-objects';
import { listOperations, listWebhooks } from '../../lib/api/description/operations';
import { createValueValidator } from '../../lib/api/description/validate-value';
import { getSite } from '../../lib/site/site-settings';

type Example = { location: string; schema: SchemaObject; value: unknown };

let document: OpenApiDocument;
let examples: Example[];
let validate: ReturnType<typeof createValueValidator>;

const listMediaExamples = (
  location: string,
  content: Record<string, MediaTypeObject> = {},
): Example[] =>
  Object.entries(content).flatMap(([type, { schema, examples: named = {} }]) =>
    Object.entries(named).map(([id, { value }]) => ({
      location: `${location} ${type} ${id}`,
      schema,
      value,
    })),
  );

beforeAll(async () => {
  document = parseOpenApiDocument(await bundleOpenApi(getSite()));
  validate = createValueValidator(document);
  const operations = [...listOperations(document), ...listWebhooks(document)];
  examples = [
    ...Object.entries(document.components.schemas).flatMap(([name, schema]) =>
      (schema['x-open-list'] ? [] : (schema.examples ?? [])).map((value) => ({
        location: `schema ${name}`,
        schema: { $ref: `#/components/schemas/${name}` },
        value,
      })),
    ),
    ...Object.entries(document.components.responses).flatMap(([name, { content }]) =>
      listMediaExamples(`response ${name}`, content),
    ),
    ...operations.flatMap(({ id, source }) => [
      ...listMediaExamples(`${id} body`, source.requestBody?.content),
      ...Object.entries(source.responses).flatMap(([status, { content }]) =>
        listMediaExamples(`${id} ${status}`, content),
      ),
      ...source.parameters.map(({ name, schema, example }) => ({
        location: `${id} ${name}`,
        schema,
        value: example,
      })),
    ]),
  ];
});

/** Lists the values of all properties with a name, at any depth. */
function listValues(value: unknown, name: string): unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => listValues(item, name));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    key === name ? [child] : listValues(child, name),
  );
}

describe('the examples', () => {
  it('exist for every object, parameter, body, and JSON response', () => {
    const objects = Object.entries(document.components.schemas).filter(
      ([, schema]) => schema.type === 'object' || schema.allOf,
    );
    expect(objects.filter(([, { examples: values = [] }]) => values.length === 0)).toEqual([]);
    const operations = [...listOperations(document), ...listWebhooks(document)];
    const withoutExample = operations.filter(({ source }) =>
      [source.requestBody?.content, ...Object.values(source.responses).map((r) => r.content)].some(
        (content) => {
          const json = content?.['application/json'];
          return json && Object.keys(json.examples ?? {}).length === 0;
        },
      ),
    );
    expect(withoutExample.map(({ id }) => id)).toEqual([]);
    const withoutValue = operations.flatMap(({ id, source }) =>
      source.parameters.filter((p) => p.example === undefined).map(({ name }) => `${id} ${name}`),
    );
    expect(withoutValue).toEqual([]);
  });

  it('match their schemas and have no unknown fields', () => {
    const issues = examples.flatMap(({ location, schema, value }) =>
      validate(schema, value).map(({ message }) => `${location}: ${message}`),
    );
    expect(issues).toEqual([]);
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
  ])('use the same %s everywhere', (name, expected) => {
    const values = new Set(examples.flatMap(({ value }) => listValues(value, name)));
    expect([...values]).toEqual([expected]);
  });

  it('contain no placeholder texts', () => {
    const text = JSON.stringify(examples.map(({ value }) => value));
    expect(text).not.toMatch(/"(string|foo|bar|test|lorem[^"]*)"/i);
  });
});
