import { expect, it } from 'vitest';
import { groupFields } from './field-groups';
import type { SchemaObject } from './openapi-objects';
import type { SchemaField } from './schema-fields';

const toField = (name: string): SchemaField => ({ name, id: `body.${name}`, type: [], html: '' });

const schemas: Record<string, SchemaObject> = {
  Base: { properties: { id: {}, city: {} }, 'x-field-groups': { Visit: ['id'], Home: ['city'] } },
  Request: {
    allOf: [
      { $ref: '#/components/schemas/Base' },
      { properties: { type: {} }, 'x-field-groups': { Visit: ['type'] } },
    ],
  },
};
const source = { components: { schemas } };
const group = (schema: SchemaObject) =>
  groupFields(['id', 'city', 'type'].map(toField), schema, 'body', source)?.map(
    ({ id, title, fields }) => [id, title, fields.map(({ name }) => name)],
  );

it('joins the groups of the parts of a schema that have the same title', () => {
  const expected = [
    ['body-visit', 'Visit', ['id', 'type']],
    ['body-home', 'Home', ['city']],
  ];
  expect(group({ $ref: '#/components/schemas/Request' })).toEqual(expected);
  expect(group({ type: 'array', items: { $ref: '#/components/schemas/Request' } })).toEqual(
    expected,
  );
});

it('leaves fields without groups alone', () => {
  expect(group({ properties: { id: {} } })).toBeUndefined();
});
