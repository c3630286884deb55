import { describe, expect, it } from 'vitest';
import { parseOpenApiDocument } from './openapi-document';
import {
  buildSchemaFields,
  describeSchemaType,
  listProperties,
  resolveSchema,
} from './schema-fields';
import { findSchemaUsages } from './schema-usages';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const many = Object.fromEntries(
  Array.from({ length: 30 }, (_, index) => [`field${index}`, { type: 'string' }]),
);
const document = parseOpenApiDocument({
  openapi: '3.1.0',
  info: { title: 'T', version: '2.0', description: 'D' },
  tags: [{ name: 'A', description: 'a' }],
  paths: {
    '/node': {
      get: {
        operationId: 'getNode',
        summary: 'Get',
        description: 'Gets',
        tags: ['A'],
        security: [],
        responses: { 200: { $ref: '#/components/responses/Node' } },
      },
    },
  },
  components: {
    responses: {
      Node: { description: 'A node', content: { 'application/json': { schema: ref('Node') } } },
    },
    schemas: {
      Kind: { type: 'string', description: 'A kind', enum: ['A', 'B'], default: 'A' },
      Base: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
      Node: {
        allOf: [
          ref('Base'),
          {
            type: 'object',
            properties: {
              kind: { ...ref('Kind'), description: 'Its own words' },
              parent: ref('Node'),
              inner: { type: 'array', items: ref('Base') },
              wide: ref('Wide'),
              map: {
                type: 'object',
                propertyNames: ref('Kind'),
                additionalProperties: { type: 'number' },
              },
              day: { type: 'string', format: 'date', readOnly: true },
            },
          },
        ],
      },
      Wide: { type: 'object', properties: many },
    },
  },
});
const context = { document, render: (text: string) => text };
const fields = buildSchemaFields(ref('Node'), '', context);
const field = (name: string) => fields.find((f) => f.name === name);

describe('the fields of a schema', () => {
  it('are those of all that it is composed of, in order', () => {
    expect(fields.map(({ name }) => name)).toEqual([
      'id',
      'kind',
      'parent',
      'inner',
      'wide',
      'map',
      'day',
    ]);
    expect(field('id')?.required).toBe(true);
    expect(listProperties(ref('Node'), document)).toHaveLength(7);
  });
  it('keep their own words and take the rest from what they refer to', () => {
    expect(resolveSchema({ ...ref('Kind'), description: 'Mine' }, document)).toMatchObject({
      description: 'Mine',
      enum: ['A', 'B'],
    });
    expect(field('kind')).toMatchObject({
      html: 'Its own words',
      defaultValue: 'A',
      values: { shown: ['A', 'B'], more: 0, href: '/api/schemas/Kind' },
    });
  });
  it('say their types in words', () => {
    const words = (name: string) =>
      field(name)
        ?.type.map(({ text }) => text)
        .join('');
    expect(words('inner')).toBe('array of Base');
    expect(words('map')).toBe('map of Kind to number');
    expect(words('day')).toBe('string · date');
    expect(field('day')?.access).toBe('read only');
    expect(describeSchemaType({})).toEqual([{ text: 'not published' }]);
  });
  it('fold small objects, and neither themselves nor large ones', () => {
    expect(field('inner')?.nested?.fields.map(({ id }) => id)).toEqual(['inner.id']);
    expect(field('parent')?.nested).toBeUndefined();
    expect(field('wide')?.nested).toBeUndefined();
  });
  it('throw where a reference leads nowhere', () => {
    expect(() => resolveSchema(ref('Nobody'), document)).toThrow('Nobody');
  });
});

describe('the usages of a schema', () => {
  it('are the operations that carry it, shared answers included, and the fields that hold it', () => {
    const labels = (name: string) =>
      findSchemaUsages(document)
        .get(name)
        ?.map(({ label }) => label);
    expect(labels('Node')).toEqual(['getNode', 'Node.parent']);
    expect(labels('Base')).toEqual(['Node', 'Node.inner']);
    expect(labels('Kind')).toEqual(['Node.kind', 'Node.map']);
  });
});
