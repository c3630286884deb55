import { describe, expect, it } from 'vitest';
import { parseOpenApiDocument } from './openapi-document';
import { listProperties, resolveSchema } from './resolve-schema';
import { buildSchemaFields, describeSchemaType, renderRules } from './schema-fields';
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

describe('buildSchemaFields', () => {
  it('lists the fields of all composed schemas in order', () => {
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
  it('prefers the keywords of a reference over those of its target', () => {
    expect(resolveSchema({ ...ref('Kind'), description: 'Mine' }, document)).toMatchObject({
      description: 'Mine',
      enum: ['A', 'B'],
    });
    expect(field('kind')).toMatchObject({
      html: 'Its own words',
      details: [{ name: 'default', value: 'A', isCode: true }],
      values: { shown: ['A', 'B'], more: 0, href: '/api/schemas/Kind' },
    });
  });
  it('describes types in words', () => {
    const typeOf = (name: string) =>
      field(name)
        ?.type.map(({ text }) => text)
        .join('');
    expect(typeOf('inner')).toBe('array of Base');
    expect(typeOf('map')).toBe('map of Kind to number');
    expect(typeOf('day')).toBe('string · date');
    expect(field('day')?.access).toBe('read only');
    expect(describeSchemaType({})).toEqual([{ text: 'not documented' }]);
  });
  it('has nothing about requests in what the provider sends', () => {
    const delivered = buildSchemaFields(
      {
        type: 'object',
        properties: {
          path: { type: 'string', readOnly: true, description: 'A path. Only in responses.' },
          data: { type: 'string', writeOnly: true },
          limit: {
            type: 'number',
            default: 3,
            'x-rules': [
              { title: 'Default', rule: 'The default is 3.' },
              { title: 'Unit', rule: 'It is in euros.' },
            ],
          },
        },
      },
      '',
      { ...context, isDelivery: true },
    );
    expect(
      delivered.map(({ name, html, access, rules }) => ({ name, html, access, rules })),
    ).toEqual([
      { name: 'path', html: 'A path.', access: undefined, rules: undefined },
      {
        name: 'limit',
        html: '',
        access: undefined,
        rules: [expect.objectContaining({ title: 'Unit' })],
      },
    ]);
    expect(delivered[1]?.details).toBeUndefined();
  });
  it('knows from its text whether a rule repeats its title', () => {
    const rules = [
      { title: 'Default', rule: 'The default is 3.' },
      { title: 'Blank', rule: 'Blank applies the override to everyone.' },
      { title: 'No', rule: 'None.' },
      { title: 'Creation', rule: 'Leave it blank on creation.' },
    ];
    expect(renderRules(rules, context).map(({ repeatsTitle }) => repeatsTitle)).toEqual([
      true,
      true,
      undefined,
      undefined,
    ]);
  });
  it('nests small objects, but neither recursive nor large ones', () => {
    expect(field('inner')?.nested?.fields.map(({ id }) => id)).toEqual(['inner.id']);
    expect(field('parent')?.nested).toBeUndefined();
    expect(field('wide')?.nested).toBeUndefined();
  });
  it('throws if the target of a reference does not exist', () => {
    expect(() => resolveSchema(ref('Nobody'), document)).toThrow('Nobody');
  });
});

describe('findSchemaUsages', () => {
  it('lists the operations that refer to a schema, also in shared responses, and the fields that do', () => {
    const labels = (name: string) =>
      findSchemaUsages(document)
        .get(name)
        ?.map(({ label }) => label);
    expect(labels('Node')).toEqual(['getNode', 'Node.parent']);
    expect(labels('Base')).toEqual(['Node', 'Node.inner']);
    expect(labels('Kind')).toEqual(['Node.kind', 'Node.map']);
  });
});
