import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { toString as textOf } from 'hast-util-to-string';
import { parseOpenApiDocument } from '../../lib/api/description/openapi-document';
import { getOperation, listWebhooks } from '../../lib/api/description/operations';
import { findElement } from '../../lib/kit/html/find-element';
import { parseHtml } from '../../lib/kit/html/parse-html';
import { describeOperation } from '../../lib/mcp/api/describe-operation';
import { buildRecords } from '../../lib/search/site/search-records';
import { siteName } from './site-name';

/**
 * Each feature of OpenAPI, and where the built site of another API (openapi/) has it. No test needs a browser: a row is
 * about files.
 */

const out = `.cache/${siteName}/out`;
const read = (path: string) => readFileSync(`${out}${path}`, 'utf8');

/** Text with one space between words. */
const squeeze = (text: string) => text.replace(/\s+/g, ' ');

/** The text of a page's article. */
function readPage(path: string): string {
  const tree = parseHtml(read(`${path}.html`));
  return squeeze(textOf(findElement(tree, ({ tagName }) => tagName === 'article') ?? tree));
}

/** The Markdown of a page without the characters of its syntax, which can be inside of a phrase. */
const readMarkdown = (path: string) =>
  squeeze(
    read(`${path}.md`)
      .replace(/[`*|\\]/g, '')
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1'),
  );

const operation = (id: string) => `/api/operations/${id}`;
const schema = (name: string) => `/api/schemas/${name}`;

type Row = [feature: string, path: string, ...texts: string[]];

/** What the page and its Markdown contain. */
// biome-ignore format: a table
const shown: Row[] = [
  // Schemas
  ['type arrays', schema('Parcel'), 'string or integer or boolean or null', 'string or null'],
  ['type null', schema('Parcel'), 'onlyNull'],
  ['formats', schema('Parcel'), 'string · uuid', 'number · double', 'integer · int32', 'string · byte', 'string · ipv4'],
  ['a named format', schema('Email'), 'string · email address'],
  ['limits', schema('Parcel'), 'more than 0 and less than 31.5', 'a multiple of 0.5', '1 to 5', '2 to 8 characters', '^[A-Z]+$'],
  ['defaults', schema('Parcel'), 'default 1', 'default {"color":"red"}', 'default ["plain"]'],
  ['items', schema('Parcel'), '1 to 4 items', 'no item twice'],
  ['inline enumerations', schema('Parcel'), 'north', 'south', '10', '20', 'yes-please'],
  ['named enumerations', schema('Kind'), 'letter', 'box', 'tube'],
  ['const', schema('Parcel'), 'always parcel-v4'],
  ['tuples', schema('Parcel'), 'list of string then integer'],
  ['contains', schema('Parcel'), 'contains {"const":"urgent"}', 'minContains 1', 'maxContains 2'],
  ['maps', schema('Parcel'), 'map of string'],
  ['open and closed objects', schema('Parcel'), 'any other fields', 'no other fields', 'other fields {"type":"integer"}'],
  ['propertyNames', schema('Parcel'), 'propertyNames {"pattern":"^[a-z]+$"}'],
  ['patternProperties', schema('Parcel'), '^note-', '77'],
  ['not', schema('Parcel'), 'not {"type":"string","maxLength":3}', 'not {}'],
  ['conditions', schema('Parcel'), 'if {', 'then {', 'else {'],
  ['dependencies', schema('Parcel'), 'dependentRequired', 'dependentSchemas'],
  ['unevaluatedProperties', schema('Parcel'), 'unevaluatedProperties false'],
  ['numbers of fields', schema('Parcel'), '2 to 60 fields'],
  ['access', schema('Parcel'), 'read only', 'write only'],
  ['deprecated', schema('Parcel'), 'Deprecated'],
  ['title', schema('Parcel'), 'A parcel in the post', 'The title of a field'],
  ['externalDocs', schema('Parcel'), 'About this record', 'About this field'],
  ['examples', schema('Parcel'), 'first example', 'second example', '"kind": "box"'],
  ['xml', schema('Parcel'), '"name":"parcel"', '"name":"x-name"'],
  ['content of a text', schema('Parcel'), 'contentMediaType application/json', 'contentSchema {"type":"object"}'],
  ['arrays of arrays', schema('Parcel'), 'array of array of number'],
  ['objects at four levels', schema('Parcel'), 'Deepest of all.'],
  ['itself', schema('Parcel'), 'parent'],
  ['a reference or null', schema('Parcel'), 'Person or null', 'Who sends it.'],
  ['inline alternatives', schema('Parcel'), 'A shop', 'A home', 'shopNumber', 'doorBell'],
  ['a discriminator with a mapping', schema('Payment'), 'method: card', 'method: bill', 'cardDigits', 'invoiceDays'],
  ['a discriminator without alternatives', schema('Event'), 'type: Departed', 'type: Arrived', 'fromHub', 'atHub'],
  ['allOf', schema('Person'), 'Named', 'fullName', 'birthday', 'required'],
  ['no type', schema('Anything'), 'Any value.'],
  ['a listed extension', schema('Parcel'), 'x-stability beta'],
  // Operations
  ['parameters of a path', operation('get-parcel'), 'The number on the label.', 'parcel-id'],
  ['a kebab-case id', operation('get-parcel'), 'get-parcel'],
  ['deprecated operations', operation('get-parcel'), 'Deprecated'],
  ['tables, code, and lists', operation('get-parcel'), 'In liters', '{ "size": 3 }', 'Wait.'],
  ['externalDocs of an operation', operation('get-parcel'), 'How parcels are found'],
  ['an extension of an operation', operation('get-parcel'), 'x-stability', 'experimental'],
  ['response headers', operation('get-parcel'), 'X-Remaining', 'Calls that are left.', 'integer · int64'],
  ['links', operation('get-parcel'), 'Cancels the parcel.', '$response.body#/id'],
  ['statuses', operation('get-parcel'), '200 Success', '304 Not Modified', '404 There is no such parcel', '4XX Wrong request', 'default Any other status'],
  ['two media types', operation('get-parcel'), 'application/json', 'application/xml'],
  ['HEAD, without an id', operation('headParcelsParcelId'), 'One parcel', 'What can be done with one parcel.'],
  ['own servers', operation('cancelParcel'), 'https://{region}.parcels.example.com', 'By region', 'Where the parcel is.', 'eu'],
  ['header parameters', operation('cancelParcel'), 'X-Reason', 'lost'],
  ['shared parameters', operation('listParcels'), 'The number of the page.', '1 to 99'],
  ['styles', operation('listParcels'), 'style deepObject', 'style pipeDelimited', 'style spaceDelimited', 'explode false'],
  ['content of a parameter', operation('listParcels'), 'as application/json', 'weightInQuery'],
  ['cookies', operation('listParcels'), 'Cookies', 'always en'],
  ['examples of a parameter', operation('listParcels'), 'Newest first', 'The usual one.', 'oldest'],
  ['other keywords of a parameter', operation('listParcels'), 'allowEmptyValue true'],
  ['a parameter without anything', operation('listParcels'), 'undescribed'],
  ['several examples', operation('createParcel'), 'A small one', 'Big', 'https://example.com/parcel.json'],
  ['further media types of a body', operation('createParcel'), 'application/merge-patch+json', 'inlinePatchNote'],
  ['alternatives in a body', operation('createParcel'), 'A shop', 'doorBell'],
  ['a body that is one of several', operation('createPayment'), 'method: card', 'invoiceDays', '"method": "bill"'],
  ['callbacks', operation('createParcel'), 'onDelivered', '{$request.body#/callbackUrl}', 'Is sent when somebody has signed.', 'signature', 'string · base64'],
  ['problem documents', operation('createParcel'), 'application/problem+json', 'problemDetail'],
  ['multipart', operation('uploadPhoto'), 'multipart/form-data', 'photo as image/png, image/jpeg', 'X-Photo-Id'],
  ['forms', operation('uploadPhoto'), 'application/x-www-form-urlencoded', 'caption'],
  ['bytes', operation('uploadRaw'), 'application/octet-stream'],
  ['text', operation('uploadText'), 'text/plain', 'at most 140 characters'],
  ['values of the schema without an example', operation('get-parcel'), 'Response 200 (generated from the schema)', '"kind": "box"'],
  ['media types with the same schema', operation('get-parcel'), 'The same schema as in application/json.'],
  ['XML of the schema', operation('get-parcel'), 'Generated from the schema', '<parcel xmlns="https://example.com/ns"', '<id>'],
  ['the description of the API', '/api/operations', 'About Parcel API, version 4.2', 'Sends parcels.'],
  // Security
  ['bearer', operation('createParcel'), 'Bearer token', 'From the account page.', 'JWT'],
  ['basic', operation('basicLogin'), 'User name and password (basic)'],
  ['OAuth 2', operation('oauthLogin'), 'OAuth 2 access token', 'parcels:write', 'https://parcels.example.com/token'],
  ['OpenID Connect', operation('oidcLogin'), 'OpenID Connect token', 'https://parcels.example.com/openid'],
  ['a key in a cookie', operation('cookieLogin'), 'Access token in the cookie parcel_session'],
  ['a key in the query', operation('queryLogin'), 'Access token in the query (api_key)'],
  ['AND and OR', operation('bothLogin'), 'Access token (X-Parcel-Key) and Bearer token, or Access token in the query (api_key)'],
  ['certificates', operation('certificateLogin'), 'A client certificate.'],
  ['no credentials', operation('openLogin'), 'No token'],
  ['webhooks', operation('postParcelMoved'), 'A parcel moved', 'type: Departed'],
  ['tags', '/api/operations', 'Parcels', 'Tracking', 'Uploads', 'Logins', 'Other', 'What is sent.', 'About parcels'],
  ['who the API is from', '/api/downloads', 'Parcel help desk', 'Apache 2.0', 'Terms of service', 'The manual'],
];

for (const [feature, path, ...texts] of shown)
  test(`pages show ${feature}`, () => {
    const [page, markdown] = [readPage(path), readMarkdown(path)];
    expect(texts.filter((text) => !page.includes(text))).toEqual([]);
    expect(texts.filter((text) => !markdown.includes(text.replace(/[`*|\\]/g, '')))).toEqual([]);
  });

/** What the sample with curl contains. */
// biome-ignore format: a table
const sampled: Row[] = [
  ['deepObject', 'listParcels', 'filter%5Bcolor%5D=red'],
  ['pipes', 'listParcels', 'pipes=a%7Cb'],
  ['spaces', 'listParcels', 'spaces=c%20d'],
  ['commas', 'listParcels', 'commas=1,2'],
  ['repeated parameters', 'listParcels', 'repeated=e&repeated=f'],
  ['JSON in the query', 'listParcels', 'where=%7B%22weightInQuery%22%3A4%7D'],
  ['cookies', 'listParcels', 'Cookie: lang=en'],
  ['own servers', 'cancelParcel', 'https://eu.parcels.example.com/parcels/123e4567'],
  ['HEAD', 'headParcelsParcelId', 'curl --head'],
  ['multipart', 'uploadPhoto', "--form-string 'caption=", 'A box'],
  ['text', 'uploadText', 'Fragile'],
  ['XML', 'uploadLabel', '<label lang=', '<line/>', '</label>'],
  ['bytes', 'uploadRaw', 'application/octet-stream'],
  ['bearer', 'createParcel', 'Authorization: Bearer YOUR_ACCESS_TOKEN'],
  ['basic', 'basicLogin', 'Authorization: Basic BASE64_OF_USER_AND_PASSWORD'],
  ['two credentials', 'bothLogin', 'X-Parcel-Key: YOUR_ACCESS_TOKEN', 'Authorization: Bearer'],
  ['a key in the query', 'queryLogin', 'api_key=YOUR_ACCESS_TOKEN'],
  ['a key in a cookie', 'cookieLogin', 'parcel_session=YOUR_ACCESS_TOKEN'],
];

test('the tabs of the sample request are those of the alternatives of the body', () => {
  const groups = read(`${operation('createPayment')}.html`).match(/data-tab-group="page:body"/g);
  expect(groups).toHaveLength(2);
});

for (const [feature, id, ...texts] of sampled)
  test(`samples have ${feature}`, () => {
    const [, sample = ''] =
      /```shellscript[^\n]*\n([\s\S]*?)```/.exec(read(`${operation(id)}.md`)) ?? [];
    expect(texts.filter((text) => !sample.includes(text))).toEqual([]);
  });

/** What the requests of the Postman collection contain, by the names of the operations. */
// biome-ignore format: a table
const inPostman: Row[] = [
  ['basic', 'Log in with basic', '"type": "basic"'],
  ['two credentials', 'Log in with both', 'X-Parcel-Key', 'Bearer {{apiKey}}'],
  ['OpenID Connect', 'Log in with oidc', 'Bearer {{apiKey}}'],
  ['a key in a cookie', 'Log in with cookie', 'parcel_session={{apiKey}}'],
  ['OAuth 2', 'Log in with oauth', '"type": "oauth2"'],
  ['a key in the query', 'Log in with query', '"api_key"'],
  ['further media types', 'Create a parcel (application/merge-patch+json)', 'application/merge-patch+json'],
  ['forms', 'Upload photo (application/x-www-form-urlencoded)', '"mode": "urlencoded"'],
  ['multipart', 'Upload photo', '"mode": "formdata"'],
  ['own servers', 'Cancel parcel', 'https://eu.parcels.example.com'],
  ['operations without tags', 'One parcel', '"HEAD"'],
];

type Item = { name: string; item?: Item[]; request?: object };
const listItems = (items: Item[]): Item[] =>
  items.flatMap((item) => [item, ...listItems(item.item ?? [])]);

for (const [feature, name, ...texts] of inPostman)
  test(`Postman has ${feature}`, () => {
    const collection: { item: Item[] } = JSON.parse(read('/openapi/doctor-api.postman.json'));
    const item = listItems(collection.item).find(
      (candidate) => candidate.name === name && candidate.request,
    );
    const text = JSON.stringify(item?.request, null, 1) ?? 'no request of this name';
    expect(texts.filter((part) => !text.includes(part))).toEqual([]);
  });

/** What a search for a name finds. */
// biome-ignore format: a table
const found: Row[] = [
  ['fields of a body', operation('createParcel'), 'inlinePatchNote'],
  ['fields of a response', operation('createParcel'), 'receipt'],
  ['fields of alternatives', schema('Parcel'), 'shopNumber', 'doorBell'],
  ['fields of inline objects', schema('Parcel'), 'level4'],
  ['values of inline enumerations', schema('Parcel'), 'yes-please'],
  ['headers of a response', operation('get-parcel'), 'X-Remaining'],
  ['callbacks', operation('createParcel'), 'onDelivered', 'signature'],
  ['content of a parameter', operation('listParcels'), 'weightInQuery'],
];

for (const [feature, path, ...names] of found)
  test(`search finds ${feature}`, () => {
    const records = buildRecords(parseHtml(read(`${path}.html`)), path);
    const text = records.flatMap((record) => [record.name, record.text, record.contents]).join(' ');
    expect(names.filter((name) => !text.includes(name))).toEqual([]);
  });

test('the MCP server describes media types, security, alternatives, and headers', () => {
  const document = parseOpenApiDocument(JSON.parse(read('/openapi/doctor-api.json')));
  const summarize = (id: string) => describeOperation(getOperation(id, document), document);
  const create = summarize('createParcel');
  expect(create.security).toBe('Bearer token');
  expect(create.otherBodies?.map(({ mediaType }) => mediaType)).toEqual([
    'application/merge-patch+json',
  ]);
  expect(summarize('bothLogin').security).toContain('and Bearer token, or');
  expect(summarize('get-parcel').responses[0]?.headers).toEqual({
    'X-Remaining': 'integer · int64',
  });
  const [webhook] = listWebhooks(document);
  const [choice] = (webhook && describeOperation(webhook, document).body?.alternatives) ?? [];
  expect(choice?.options.map(({ if: condition }) => condition)).toEqual([
    'type: Departed',
    'type: Arrived',
  ]);
});

test('extensions that no setting lists are nowhere', () => {
  const texts = [
    read('/openapi/doctor-api.json'),
    read('/openapi/doctor-api.yaml'),
    read(`${operation('get-parcel')}.html`),
    read(`${schema('Parcel')}.html`),
  ];
  for (const text of texts)
    expect(text).not.toMatch(/internal-17|col_9|x-gateway|x-internal-column/);
});

test('nothing of a sandbox is there', () => {
  const paths = [...new Set(shown.map(([, path]) => path)), '/docs/guides/start', '/api/downloads'];
  for (const path of paths) {
    expect(readPage(path)).not.toMatch(/sandbox/i);
    expect(readMarkdown(path)).not.toMatch(/sandbox/i);
  }
  expect(read('/llms.txt')).not.toMatch(/sandbox/i);
  expect(existsSync(`${out}/api/sandbox.html`)).toBe(false);
  const description = JSON.parse(read('/requests/createParcel.json'));
  expect(description).toMatchObject({ hasSandbox: false, users: [] });
  const scripts = readdirSync(`${out}/scripts`).map((name) => read(`/scripts/${name}`));
  // The check of calls knows the error codes of the sandbox, but nothing has its data.
  for (const code of [...scripts, read('/service-worker.js')])
    expect(code).not.toMatch(/Dana Example/);
  expect(read('/service-worker.js')).not.toMatch(/SANDBOX_NOT_FOUND/);
});

/** With what the request panel opens. */
const opened: Array<[feature: string, id: string, preset: Record<string, unknown>]> = [
  ['a text', 'uploadText', { body: 'Fragile', isText: true }],
  ['XML', 'uploadLabel', { body: expect.stringContaining('<label lang="en">'), isText: true }],
  ['a value of the schema', 'createPayment', { body: { method: 'card' } }],
];

for (const [feature, id, preset] of opened)
  test(`the request panel opens with ${feature}`, () => {
    expect(JSON.parse(read(`/requests/${id}.json`)).presets[0]).toMatchObject(preset);
  });
