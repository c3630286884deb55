import { describe, expect, it } from 'vitest';
import { compareDescriptions } from './compare-descriptions';
import { parseDescription } from './parse-description';

type Schema = Record<string, unknown>;

/** A description with an operation that sends and one that receives a schema, and a webhook that sends another one. */
const createDocument = ({
  sent = {},
  received = {},
  hooked = {},
  schemas = {},
  operation = {},
}: Partial<Record<'sent' | 'received' | 'hooked' | 'schemas' | 'operation', Schema>>) => {
  const content = (name: string) => ({
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
  });
  return {
    openapi: '3.1.0',
    info: { title: 'API', version: '1.0' },
    paths: {
      '/items/{id}': {
        post: {
          operationId: 'saveItem',
          summary: 'Save an item',
          parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
          requestBody: { required: true, ...content('Sent') },
          responses: { 200: content('Received'), 405: { description: 'An error.' } },
          ...operation,
        },
      },
    },
    webhooks: {
      itemChanged: {
        post: { operationId: 'itemChanged', requestBody: content('Hooked'), responses: {} },
      },
    },
    components: { schemas: { Sent: sent, Received: received, Hooked: hooked, ...schemas } },
  };
};

/** The ids of the changes with their effects. */
const compare = (old: unknown, current: unknown): Record<string, string> =>
  Object.fromEntries(
    compareDescriptions(parseDescription(old), parseDescription(current))
      .flatMap(({ changes }) => changes)
      .map(({ id, effect }) => [id, effect]),
  );

const object = (properties: Schema, more: Schema = {}) => ({ type: 'object', properties, ...more });
const text = { type: 'string' };

/** Compares a schema that is sent, received, and received by webhook. The keys have the name of the schema. */
const compareEverywhere = (old: Schema, current: Schema) =>
  compare(
    createDocument({ sent: old, received: old, hooked: old }),
    createDocument({ sent: current, received: current, hooked: current }),
  );

describe('the direction of a change', () => {
  const cases: Array<[string, Schema, Schema, Record<string, string>]> = [
    [
      'an optional field is added',
      object({}),
      object({ a: text }),
      { 'property-added Sent.a': 'compatible', 'property-added Received.a': 'compatible' },
    ],
    [
      'a required field is added',
      object({}),
      object({ a: text }, { required: ['a'] }),
      {
        'property-added-required Sent.a': 'breaking',
        'property-added-required Received.a': 'compatible',
      },
    ],
    [
      'a field is removed',
      object({ a: text }),
      object({}),
      { 'property-removed Sent.a': 'risky', 'property-removed Received.a': 'breaking' },
    ],
    [
      'a field is required',
      object({ a: text }),
      object({ a: text }, { required: ['a'] }),
      { 'property-required Sent.a': 'breaking', 'property-required Received.a': 'compatible' },
    ],
    [
      'a field is no longer required',
      object({ a: text }, { required: ['a'] }),
      object({ a: text }),
      { 'property-optional Sent.a': 'compatible', 'property-optional Received.a': 'breaking' },
    ],
    [
      'a value is added',
      { enum: ['A'] },
      { enum: ['A', 'B'] },
      { 'enum-value-added Sent B': 'compatible', 'enum-value-added Received B': 'risky' },
    ],
    [
      'a value is added to an open list',
      { enum: ['A'], 'x-open-list': true },
      { enum: ['A', 'B'], 'x-open-list': true },
      {
        'open-enum-value-added Sent B': 'compatible',
        'open-enum-value-added Received B': 'compatible',
      },
    ],
    [
      'a value is removed',
      { enum: ['A', 'B'] },
      { enum: ['A'] },
      { 'enum-value-removed Sent B': 'breaking', 'enum-value-removed Received B': 'compatible' },
    ],
    [
      'a type is widened',
      { type: 'integer' },
      { type: 'number' },
      { 'type-widened Sent': 'compatible', 'type-widened Received': 'breaking' },
    ],
    [
      'a type is narrowed',
      { type: ['string', 'null'] },
      { type: 'string' },
      { 'type-narrowed Sent': 'breaking', 'type-narrowed Received': 'compatible' },
    ],
    [
      'a type is another one',
      { type: 'string' },
      { type: 'object' },
      { 'type-changed Sent': 'breaking', 'type-changed Received': 'breaking' },
    ],
    [
      'a limit is tightened',
      { maximum: 10 },
      { maximum: 5 },
      {
        'limit-tightened Sent `maximum`': 'breaking',
        'limit-tightened Received `maximum`': 'compatible',
      },
    ],
    [
      'a limit is removed',
      { minLength: 3 },
      {},
      {
        'limit-loosened Sent `minLength`': 'compatible',
        'limit-loosened Received `minLength`': 'risky',
      },
    ],
    [
      'fewer can see a field',
      object({ a: text }),
      object({ a: { ...text, 'x-visible-to': ['Privileged callers'] } }),
      { 'visibility-narrowed Sent.a': 'breaking', 'visibility-narrowed Received.a': 'breaking' },
    ],
    [
      'only a text is another one',
      { description: 'A' },
      { description: 'B' },
      { 'text-changed Sent description': 'text', 'text-changed Received description': 'text' },
    ],
  ];

  it.each(cases)('matters if %s', (_name, old, current, expected) => {
    const changes = compareEverywhere(old, current);
    expect(changes).toMatchObject(expected);
    // A partner receives the body of a webhook.
    const hooked = Object.entries(changes).filter(([id]) => id.includes(' Hooked'));
    const received = Object.entries(changes).filter(([id]) => id.includes(' Received'));
    expect(hooked.map(([, effect]) => effect)).toEqual(received.map(([, effect]) => effect));
    expect(Object.keys(changes)).toHaveLength(hooked.length * 3);
  });

  it('is both for a schema that is sent and received, with both reasons', () => {
    const both = {
      sent: { $ref: '#/components/schemas/Item' },
      received: { $ref: '#/components/schemas/Item' },
    };
    const [group] = compareDescriptions(
      parseDescription(createDocument({ ...both, schemas: { Item: object({ a: text }) } })),
      parseDescription(createDocument({ ...both, schemas: { Item: object({}) } })),
    );
    expect(group?.subject).toEqual({ type: 'schema', name: 'Item' });
    expect(group?.operations).toEqual(['saveItem']);
    expect(
      group?.changes.map(({ effect, impacts }) => [effect, impacts.map((i) => i.effect)]),
    ).toEqual([['breaking', ['breaking', 'risky']]]);
  });
});

describe('the body of a webhook', () => {
  it.each([
    [
      'sent by an operation that it also is',
      {},
      ['Check what you do with the value.', 'Check what you send.'],
    ],
    [
      'received by clients only if the operation is a sample',
      { prohibits: true },
      ['Check what you do with the value.'],
    ],
  ])('is %s', (_name, prohibition, actions) => {
    const { post } = createDocument({}).webhooks.itemChanged;
    const rule = { title: 'Sample only', rule: 'No.', ...prohibition };
    const operation = { requestBody: post.requestBody, 'x-rules': [rule] };
    const describeHooked = (hooked: Schema) =>
      parseDescription(createDocument({ hooked, operation }));
    const [group] = compareDescriptions(
      describeHooked({}),
      describeHooked({ 'x-rules': [{ title: 'Limit', rule: 'Ten.' }] }),
    );
    expect(group?.changes[0]?.impacts.map(({ action }) => action)).toEqual(actions);
  });
});

describe('the title of a change', () => {
  it.each(['items', 'propertyNames', 'additionalProperties'])(
    'has the keyword %s as code once',
    (keyword) => {
      const [group] = compareDescriptions(
        parseDescription(createDocument({ sent: {} })),
        parseDescription(createDocument({ sent: { [keyword]: text } })),
      );
      expect(group?.changes.map(({ id, title }) => [id, title])).toEqual([
        [
          `keyword-changed Sent ${keyword}`,
          `\`${keyword}\` changed from nothing to \`{"type":"string"}\``,
        ],
      ]);
    },
  );
});

describe('shared schemas', () => {
  it('are compared once, and what only refers to them does not change', () => {
    const schemas = (item: Schema) => ({ Item: item });
    const reference = object({ item: { $ref: '#/components/schemas/Item' } });
    const document = (item: Schema) =>
      createDocument({
        sent: reference,
        received: reference,
        hooked: reference,
        schemas: schemas(item),
      });
    expect(compare(document(object({})), document(object({ a: text })))).toEqual({
      'property-added Item.a': 'compatible',
    });
  });

  it('can be renamed: the fields are compared, not the names', () => {
    const document = (name: string, item: Schema) =>
      createDocument({
        received: object({ item: { $ref: `#/components/schemas/${name}` } }),
        schemas: { [name]: item },
      });
    expect(
      compare(document('Old', object({ a: text })), document('New', object({ a: text }))),
    ).toEqual({
      'schema-added New': 'compatible',
      'schema-removed Old': 'risky',
      'schema-renamed Received.item': 'risky',
    });
    expect(
      compare(document('Old', object({ a: text })), document('New', object({}))),
    ).toMatchObject({
      'property-removed Received.item.a': 'breaking',
    });
  });

  it('do not look the same if another media type has the same changes', () => {
    const document = (name: string, item: Schema) => {
      const media = { schema: { $ref: `#/components/schemas/${name}` } };
      const content = { 'application/json': media, 'application/xml': media };
      return createDocument({
        operation: { requestBody: { required: true, content } },
        schemas: { [name]: item },
      });
    };
    expect(compare(document('Old', object({ a: text })), document('New', object({})))).toEqual({
      'schema-added New': 'compatible',
      'schema-removed Old': 'risky',
      'property-removed saveItem.body.a': 'risky',
    });
  });

  it('name the operations that use them, by the ids of their pages', () => {
    const document = (item: Schema) =>
      createDocument({
        operation: { operationId: 'save an item' },
        received: { $ref: '#/components/schemas/Item' },
        schemas: { Item: item },
      });
    const [group] = compareDescriptions(
      parseDescription(document(object({ a: text }))),
      parseDescription(document(object({}))),
    );
    expect(group?.operations).toEqual(['save-an-item']);
  });

  it('can contain themselves', () => {
    const document = (name: string) =>
      createDocument({
        received: { $ref: `#/components/schemas/${name}` },
        schemas: {
          [name]: object({
            inner: { type: 'array', items: { $ref: `#/components/schemas/${name}` } },
          }),
        },
      });
    expect(compare(document('Old'), document('New'))).toMatchObject({
      'schema-renamed Received': 'risky',
    });
  });

  it('can take over fields of the schemas that are composed of them', () => {
    const document = (own: Schema, shared: Schema) =>
      createDocument({
        received: { allOf: [{ $ref: '#/components/schemas/Base' }, object(own)] },
        schemas: { Base: object(shared) },
      });
    expect(compare(document({ a: text }, {}), document({}, { a: text }))).toEqual({
      'property-added Base.a': 'compatible',
    });
  });
});

describe('operations', () => {
  const withOperation = (operation: Schema) => createDocument({ operation });
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'integer' } };
  const query = (more: Schema) => ({
    parameters: [id, { name: 'q', in: 'query', schema: text, ...more }],
  });
  const cases: Array<[string, Schema, Schema, Record<string, string>]> = [
    ['parameter added', {}, query({}), { 'parameter-added saveItem.query.q q': 'compatible' }],
    [
      'required parameter added',
      {},
      query({ required: true }),
      { 'parameter-added-required saveItem.query.q q': 'breaking' },
    ],
    ['parameter removed', query({}), {}, { 'parameter-removed saveItem.query.q q': 'risky' }],
    [
      'parameter required',
      query({}),
      query({ required: true }),
      { 'parameter-required saveItem.query.q q': 'breaking' },
    ],
    [
      'parameter deprecated',
      query({}),
      query({ deprecated: true }),
      { 'value-deprecated saveItem.query.q': 'compatible' },
    ],
    [
      'success removed',
      {},
      { responses: { 405: { description: 'An error.' } } },
      { 'response-removed saveItem.200 200': 'breaking' },
    ],
    [
      'token required',
      { security: [] },
      { security: [{ XToken: [] }] },
      { 'token-required saveItem': 'breaking' },
    ],
    [
      'token optional',
      { security: [{ XToken: [] }] },
      { security: [] },
      { 'token-optional saveItem': 'compatible' },
    ],
    [
      'rule added',
      {},
      { 'x-rules': [{ title: 'Limit', rule: 'Ten.' }] },
      { 'rule-added saveItem Limit': 'risky' },
    ],
    ['deprecated', {}, { deprecated: true }, { 'operation-deprecated saveItem': 'compatible' }],
    ['id changed', {}, { operationId: 'storeItem' }, { 'operation-renamed storeItem': 'breaking' }],
    ['example changed', {}, { example: 1 }, {}],
  ];

  it.each(cases)('%s', (_name, old, current, expected) => {
    expect(compare(withOperation(old), withOperation(current))).toEqual(expected);
  });

  it('have the text of a rule before and after', () => {
    const describeRules = (...rules: string[]) =>
      parseDescription(
        withOperation({ 'x-rules': rules.map((rule) => ({ title: 'Limit', rule })) }),
      );
    const readTexts = (old: string[], current: string[]) =>
      compareDescriptions(describeRules(...old), describeRules(...current)).flatMap(({ changes }) =>
        changes.map(({ kind, before, after }) => [kind, before, after]),
      );
    expect(readTexts(['Ten.'], ['Five.'])).toEqual([['rule-changed', 'Ten.', 'Five.']]);
    const texts = ['The limit is ten.', 'By its name, the limit is ten.'] as const;
    expect(readTexts([texts[0]], [texts[1]])).toEqual([['text-changed', ...texts]]);
    expect(readTexts([], ['Five.'])).toEqual([['rule-added', undefined, 'Five.']]);
    expect(readTexts(['Ten.'], [])).toEqual([['rule-removed', 'Ten.', undefined]]);
  });

  it('are added, removed and moved', () => {
    const document = createDocument({});
    const { '/items/{id}': item } = document.paths;
    expect(compare({ ...document, paths: {} }, document)).toMatchObject({
      'operation-added saveItem': 'compatible',
    });
    expect(compare(document, { ...document, paths: {} })).toMatchObject({
      'operation-removed saveItem': 'breaking',
    });
    expect(compare(document, { ...document, paths: { '/items/{id}/save': item } })).toEqual({
      'operation-moved saveItem': 'breaking',
    });
    expect(compare(document, { ...document, webhooks: {} })).toMatchObject({
      'webhook-removed itemChanged': 'breaking',
    });
  });

  it('can refer to shared parameters, also of their path', () => {
    const document = createDocument({ operation: { parameters: [] } });
    const shared = { ...document.components, parameters: { Id: id } };
    const { post } = document.paths['/items/{id}'];
    expect(
      compare(createDocument({}), {
        ...document,
        components: shared,
        paths: { '/items/{id}': { parameters: [{ $ref: '#/components/parameters/Id' }], post } },
      }),
    ).toEqual({});
  });
});
