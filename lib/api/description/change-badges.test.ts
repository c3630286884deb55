import { describe, expect, it } from 'vitest';
import { buildChangeReport } from '../changes/build-change-report';
import { parseDescription } from '../diff/parse-description';
import { buildChangeBadges } from './change-badges';
import { parseOpenApiDocument } from './openapi-document';
import { listOperations } from './operations';

type Json = { [key: string]: unknown };

const text = { type: 'string' };
const createOperation = (operationId: string, more: Json = {}) => ({
  operationId,
  summary: 'Read',
  description: 'Reads.',
  tags: ['Items'],
  security: [],
  parameters: [{ name: 'from', in: 'query', schema: text, example: 'a' }],
  responses: {
    200: {
      description: 'Items.',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Item' } } },
    },
  },
  ...more,
});
const createDocument = (paths: Json, properties: Json, item: Json = {}) => ({
  openapi: '3.1.0',
  info: { title: 'API', version: '1.0', description: 'An API.' },
  tags: [],
  paths,
  components: { schemas: { Item: { type: 'object', properties, ...item } } },
});

/** The badges after a change that is not released, by operation, schema, and field. */
function getBadges(old: unknown, current: unknown) {
  // As in a file, no two fields share an object.
  const document = parseOpenApiDocument(JSON.parse(JSON.stringify(current)));
  const report = buildChangeReport({
    file: {
      releases: [{ version: '1.0', date: '2026-10-01', breaking: [] }],
      unreleased: { breaking: [] },
    },
    getDescription: () => parseDescription(old),
    current: parseDescription(current),
    document,
    listWorkflows: () => [],
  });
  const { operations, schemas, fields } = buildChangeBadges(report, document);
  const properties = Object.entries(document.components.schemas.Item?.properties ?? {});
  const parameters = listOperations(document).flatMap(({ source }) => source.parameters);
  return {
    operations: Object.fromEntries(operations),
    schemas: Object.fromEntries(schemas),
    fields: Object.fromEntries(
      [
        ...properties,
        ...parameters.map(({ name, schema }): [string, typeof schema] => [name, schema]),
      ].flatMap(([name, schema]) => {
        const badge = fields.get(schema);
        return badge ? [[name, badge]] : [];
      }),
    ),
  };
}

const paths = { '/items': { get: createOperation('listItems') } };
const document = createDocument(paths, { name: text });

describe('buildChangeBadges', () => {
  it('has none if nothing has changed, or only a text', () => {
    const none = { operations: {}, schemas: {}, fields: {} };
    expect(getBadges(document, document)).toEqual(none);
    const explained = createDocument(paths, { name: { ...text, description: 'A name.' } });
    expect(getBadges(document, explained)).toEqual(none);
  });

  it('marks new and changed fields, and their schema', () => {
    const current = createDocument(paths, { name: { type: 'integer' }, size: text });
    expect(getBadges(document, current)).toEqual({
      operations: {},
      schemas: { Item: 'changed' },
      fields: { name: 'changed', size: 'new' },
    });
  });

  it('marks new operations, and those whose parameters have changed', () => {
    const parameters = [{ name: 'to', in: 'query', schema: text, example: 'a' }];
    const current = createDocument(
      {
        '/items': { get: createOperation('listItems', { parameters }) },
        '/x': { get: createOperation('readX', { parameters: [] }) },
      },
      { name: text },
    );
    expect(getBadges(document, current)).toEqual({
      operations: { listItems: 'changed', readX: 'new' },
      schemas: {},
      fields: { to: 'new' },
    });
  });

  it('marks what is deprecated, also without a change', () => {
    const deprecated = createDocument(
      { '/items': { get: createOperation('listItems', { deprecated: true }) } },
      {},
      { deprecated: true },
    );
    expect(getBadges(deprecated, deprecated)).toMatchObject({
      operations: { listItems: 'deprecated' },
      schemas: { Item: 'deprecated' },
    });
  });
});
