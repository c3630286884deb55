import { describe, expect, it } from 'vitest';
import { normalizeDocument } from '../normalize/normalize-document';
import { type OpenApiDocument, openApiDocumentSchema } from './openapi-document';
import { getOperationPage, type OperationPageData } from './operation-page-data';
import { getSchemaPage } from './schema-page-data';

/** A description with one operation and what the operation says. */
function describeOne(operation: object, rest: object = {}): OpenApiDocument {
  return openApiDocumentSchema.parse({
    openapi: '3.1.0',
    info: { title: 'Sheet', version: '1' },
    paths: {
      '/things/{thing-id}': { get: { operationId: 'get-thing', responses: {}, ...operation } },
    },
    ...rest,
  });
}

const getPage = (operation: object, rest?: object): Promise<OperationPageData> =>
  getOperationPage('get-thing', describeOne(operation, rest));

const bodyOf = (schema: unknown, mediaType = 'application/json') => ({
  requestBody: { content: { [mediaType]: { schema } } },
});

/** What the page shows of the only field of a body: type, details, values. */
async function showField(schema: unknown): Promise<string> {
  const page = await getPage(bodyOf({ type: 'object', properties: { a: schema } }), {
    components: { schemas: { X: { type: 'string' } } },
  });
  const [field] = page.body?.contents[0]?.fields ?? [];
  return [
    field?.type.map(({ text }) => text).join(''),
    ...(field?.details ?? []).map(({ name, value }) => [name, value].filter(Boolean).join(' ')),
    ...(field?.values?.shown ?? []),
  ].join(' | ');
}

describe('a schema shows', () => {
  it.each<[string, unknown, string]>([
    ['a type with null', { type: ['string', 'null'] }, 'string or null'],
    ['several types', { type: ['string', 'integer'] }, 'string or integer'],
    ['formats', { type: 'string', format: 'uuid' }, 'string · uuid'],
    ['formats of numbers', { type: 'integer', format: 'int32' }, 'integer · int32'],
    ['an inline enumeration', { type: 'string', enum: ['a', 'b'] }, 'string | a | b'],
    ['an enumeration of numbers', { enum: [1, 2] }, 'number | 1 | 2'],
    ['a constant', { const: 'card' }, 'string | always card'],
    ['lengths', { type: 'string', minLength: 1, maxLength: 9 }, 'string | 1 to 9 characters'],
    ['one length', { type: 'string', minLength: 1 }, 'string | at least 1 character'],
    ['exclusive limits', { type: 'number', exclusiveMinimum: 0 }, 'number | more than 0'],
    ['steps', { type: 'number', multipleOf: 5 }, 'number | a multiple of 5'],
    [
      'items',
      { type: 'array', items: { type: 'string' }, maxItems: 3, uniqueItems: true },
      'array of string | at most 3 items | no item twice',
    ],
    ['an object as default', { type: 'object', default: { b: 1 } }, 'object | default {"b":1}'],
    [
      'a tuple',
      { type: 'array', prefixItems: [{ type: 'string' }, {}] },
      'list of string then not documented',
    ],
    ['closed objects', { type: 'object', additionalProperties: false }, 'object | no other fields'],
    [
      'other keywords',
      { type: 'string', contentMediaType: 'text/html' },
      'string | contentMediaType text/html',
    ],
    ['conditions', { if: { required: ['x'] } }, 'not documented | if {"required":["x"]}'],
    ['alternatives', { oneOf: [{ type: 'string' }, { type: 'integer' }] }, 'string or integer'],
    [
      'nullable references',
      { anyOf: [{ $ref: '#/components/schemas/X' }, { type: 'null' }] },
      'X or null',
    ],
    [
      'a pattern with needless escapes',
      { type: 'string', pattern: '^[a\\:\\-]$' },
      'string | pattern ^[a:\\-]$',
    ],
    ['`false`', false, 'not documented | not {}'],
    ['xml', { type: 'string', xml: { name: 'b' } }, 'string | xml {"name":"b"}'],
  ])('%s', async (_name, schema, expected) => {
    expect(await showField(schema)).toBe(expected);
  });
});

describe('alternatives', () => {
  const schemas = {
    Pet: {
      type: 'object',
      required: ['kind'],
      properties: { kind: { type: 'string' } },
      discriminator: { propertyName: 'kind', mapping: { feline: '#/components/schemas/Cat' } },
    },
    Cat: {
      allOf: [
        { $ref: '#/components/schemas/Pet' },
        { type: 'object', properties: { claws: { type: 'integer' } } },
      ],
    },
    Dog: {
      allOf: [
        { $ref: '#/components/schemas/Pet' },
        { type: 'object', properties: { tricks: { type: 'integer' } } },
      ],
    },
  };
  const components = { schemas };

  it('are those of a discriminator, each with its value and fields', async () => {
    const page = await getPage(bodyOf({ $ref: '#/components/schemas/Pet' }), { components });
    const [choice] = page.body?.contents[0]?.choices ?? [];
    expect(choice?.title).toBe('One of');
    expect(
      choice?.options.map(({ label, discriminator, fields }) => [
        label,
        discriminator,
        fields.map(({ name }) => name),
      ]),
    ).toEqual([
      ['Cat', 'kind: feline', ['kind', 'claws']],
      ['Dog', 'kind: Dog', ['kind', 'tricks']],
    ]);
    const [cat, dog] = page.samples.map(([curl]) => curl?.source);
    expect(cat).toContain('"kind": "feline"');
    expect(dog).toContain('"kind": "Dog"');
  });

  it('end where a schema contains itself', () => {
    const document = describeOne(
      {},
      {
        components: {
          schemas: {
            Tree: {
              oneOf: [
                { type: 'string' },
                { type: 'object', properties: { left: { $ref: '#/components/schemas/Tree' } } },
              ],
            },
          },
        },
      },
    );
    expect(getSchemaPage('Tree', document).choices[0]?.options).toHaveLength(2);
  });

  it('have anchors of their own', async () => {
    const object = (name: string) => ({ type: 'object', properties: { [name]: {} } });
    const page = await getPage({
      requestBody: {
        content: {
          'application/json': { schema: { oneOf: [object('a'), object('a')] } },
          'application/xml': { schema: object('a') },
        },
      },
    });
    const ids = (page.body?.contents ?? []).flatMap(({ fields, choices }) =>
      [...fields, ...choices.flatMap(({ options }) => options.flatMap((o) => o.fields))].map(
        ({ id }) => id,
      ),
    );
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(3);
    expect(ids).toContain('body.a');
  });
});

describe('an operation', () => {
  it('needs neither tags, nor a summary, nor a description, nor an id', async () => {
    const document = openApiDocumentSchema.parse({
      openapi: '3.0.3',
      info: { title: 'Sheet', version: '1' },
      paths: { '/users/{user-id}/posts': { head: { responses: {} } } },
    });
    const page = await getOperationPage('headUsersUserIdPosts', document);
    expect([page.method, page.summary, page.tag]).toEqual([
      'head',
      'Head users user id posts',
      'Other',
    ]);
  });

  it('has the parameters of its path, and references to shared ones', async () => {
    const document = openApiDocumentSchema.parse({
      openapi: '3.1.0',
      info: { title: 'Sheet', version: '1' },
      paths: {
        '/a/{id}': {
          parameters: [{ $ref: '#/components/parameters/Id' }],
          get: {
            operationId: 'a',
            parameters: [
              { name: 'q', in: 'query', content: { 'application/json': { schema: {} } } },
              {
                name: 'c',
                in: 'cookie',
                schema: { type: 'string' },
                examples: { x: { value: 1 } },
              },
            ],
            responses: {},
          },
        },
      },
      components: {
        parameters: { Id: { name: 'id', in: 'path', required: true, schema: { type: 'string' } } },
      },
    });
    const page = await getOperationPage('a', document);
    expect(page.parameters.map(({ id, fields }) => [id, fields.map(({ name }) => name)])).toEqual([
      ['path-parameters', ['id']],
      ['query-parameters', ['q']],
      ['cookie-parameters', ['c']],
    ]);
    expect(page.parameters[1]?.fields[0]?.details).toContainEqual({
      name: 'as',
      value: 'application/json',
      isCode: true,
    });
  });

  it('shows headers and links of responses, statuses by name, callbacks, and its servers', async () => {
    const page = await getPage({
      servers: [{ url: 'https://uploads.example.com' }],
      externalDocs: { url: 'https://example.com/more' },
      responses: {
        201: {
          description: 'Made.',
          headers: { 'X-Rate': { schema: { type: 'integer' }, description: 'Left.' } },
          links: { next: { operationId: 'get-thing', parameters: { id: '$response.body#/id' } } },
        },
        '4XX': { description: 'No.' },
        default: { description: 'Else.' },
      },
      callbacks: {
        done: { '{$request.body#/url}': { post: { ...bodyOf({}), responses: {} } } },
      },
    });
    expect(page.responses.map(({ title }) => title)).toEqual([
      'Created',
      'Client error',
      'Any other status',
    ]);
    expect(page.responses[0]?.headers.map(({ name, html }) => [name, html])).toEqual([
      ['X-Rate', 'Left.'],
    ]);
    expect(page.responses[0]?.links[0]).toMatchObject({ name: 'next', operation: 'get-thing' });
    expect(page.callbacks).toMatchObject([
      { name: 'done', method: 'POST', url: '{$request.body#/url}' },
    ]);
    expect(page.servers).toMatchObject([{ url: 'https://uploads.example.com' }]);
    expect(page.samples[0]?.[0]?.source).toContain('https://uploads.example.com/things');
  });

  it('shows the type of each part of a form', async () => {
    const page = await getPage({
      requestBody: {
        content: {
          'multipart/form-data': {
            schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } } },
            encoding: { file: { contentType: 'image/png' } },
          },
        },
      },
    });
    expect(page.body?.contents[0]?.details).toContainEqual({
      name: 'file as',
      value: 'image/png',
      isCode: true,
    });
  });
});

describe('the samples of an operation', () => {
  const readCurl = async (operation: object, securitySchemes: object = {}) => {
    const page = await getPage(operation, { components: { securitySchemes } });
    return page.samples[0]?.[0]?.source ?? '';
  };

  it.each<[string, object, string]>([
    ['bearer', { type: 'http', scheme: 'bearer' }, 'Authorization: Bearer YOUR_ACCESS_TOKEN'],
    ['OAuth 2', { type: 'oauth2', flows: {} }, 'Authorization: Bearer YOUR_ACCESS_TOKEN'],
    [
      'basic',
      { type: 'http', scheme: 'basic' },
      'Authorization: Basic BASE64_OF_USER_AND_PASSWORD',
    ],
    ['a key in the query', { type: 'apiKey', in: 'query', name: 'key' }, 'key=YOUR_ACCESS_TOKEN'],
    ['a key in a cookie', { type: 'apiKey', in: 'cookie', name: 'sid' }, 'sid=YOUR_ACCESS_TOKEN'],
  ])('send %s credentials', async (_name, scheme, expected) => {
    expect(await readCurl({ security: [{ auth: [] }] }, { auth: scheme })).toContain(expected);
  });

  it('send the credentials of both schemes if both are needed', async () => {
    const curl = await readCurl(
      { security: [{ one: [], two: [] }] },
      {
        one: { type: 'apiKey', in: 'header', name: 'X-One' },
        two: { type: 'apiKey', in: 'header', name: 'X-Two' },
      },
    );
    expect(curl).toContain('X-One');
    expect(curl).toContain('X-Two');
  });

  it.each<[string, object, string]>([
    ['deepObject', { style: 'deepObject', explode: true, example: { a: 1 } }, 'q%5Ba%5D=1'],
    ['pipes', { style: 'pipeDelimited', explode: false, example: ['a', 'b'] }, 'q=a%7Cb'],
    ['commas', { explode: false, example: ['a', 'b'] }, 'q=a,b'],
    ['repeated', { example: ['a', 'b'] }, 'q=a&q=b'],
  ])('write a list or an object as %s', async (_name, parameter, expected) => {
    const curl = await readCurl({
      parameters: [{ name: 'q', in: 'query', schema: {}, ...parameter }],
    });
    expect(curl).toContain(expected);
  });

  it.each<[string, string]>([
    ['application/x-www-form-urlencoded', 'name=Dana'],
    ['multipart/mixed', 'name="name"'],
    ['multipart/form-data', "--form-string 'name=Dana'"],
    ['text/plain', 'Dana'],
    ['application/merge-patch+json', '"name": "Dana"'],
  ])('have a body of %s', async (mediaType, expected) => {
    const value = mediaType === 'text/plain' ? 'Dana' : { name: 'Dana' };
    const curl = await readCurl({
      requestBody: { content: { [mediaType]: { schema: {}, example: value } } },
    });
    expect(curl).toContain(expected);
    // curl adds the type of a form with its boundary.
    if (!expected.startsWith('--form')) expect(curl).toContain(mediaType);
  });
});

describe('normalizeDocument', () => {
  it('reads OpenAPI 3.0', () => {
    const document = normalizeDocument({
      openapi: '3.0.3',
      info: {},
      components: {
        schemas: {
          A: {
            type: 'object',
            properties: {
              // A field of the name of a keyword is no keyword.
              nullable: { type: 'string', nullable: true, enum: ['x'] },
              example: { type: 'number', minimum: 1, exclusiveMinimum: true, example: 3 },
              r: { nullable: true, allOf: [{ $ref: '#/components/schemas/A' }] },
            },
          },
        },
      },
    });
    expect(document).toMatchObject({
      openapi: '3.1.0',
      components: {
        schemas: {
          A: {
            properties: {
              nullable: { type: ['string', 'null'], enum: ['x', null] },
              example: { exclusiveMinimum: 1, examples: [3] },
              r: { anyOf: [{ allOf: [{ $ref: '#/components/schemas/A' }] }, { type: 'null' }] },
            },
          },
        },
      },
    });
  });

  it('changes nothing that it has normalized', () => {
    const once = normalizeDocument({
      openapi: '3.1.0',
      paths: {
        '/a': {
          summary: 'A',
          get: {
            parameters: [{ name: 'q', in: 'query', example: 1 }],
            requestBody: { content: { 'text/plain': { example: 'x' } } },
            responses: { 200: { headers: { H: { schema: true } } } },
          },
        },
      },
    });
    expect(normalizeDocument(once)).toEqual(once);
  });
});
