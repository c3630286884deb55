import { expect, test } from 'vitest';
import { checkOpenApiShape } from './check-openapi-shape';

const sources: Record<string, string> = {
  'openapi/root.yaml': `openapi: 3.1.0
info:
  title: Test API
  version: "1"
paths:
  /token:
    $ref: paths/token.yaml#/token
`,
  'openapi/paths/token.yaml': `other: {}
token:
  get:
    operationId: getToken
    tags: [Token]
`,
};
const read = (file: string) => sources[file] ?? '';

const document = {
  openapi: '3.1.0',
  info: { title: 'Test API', version: '1', description: 'An API.' },
  tags: [],
  paths: {},
};

test('a description that has what the portal reads has no problems', () => {
  expect(checkOpenApiShape(document, 'openapi/root.yaml', read)).toEqual([]);
});

test('a wrong value in the root file is reported there', () => {
  const info = { ...document.info, title: 12 };
  expect(checkOpenApiShape({ ...document, info }, 'openapi/root.yaml', read)).toMatchObject([
    { file: 'openapi/root.yaml', line: 3, found: '12', expected: 'string' },
  ]);
});

test('a wrong value in a file to which the root refers is reported there', () => {
  const get = { operationId: 'getToken', tags: ['Token'], deprecated: 'no' };
  const bundled = { ...document, paths: { '/token': { get } } };
  expect(checkOpenApiShape(bundled, 'openapi/root.yaml', read)).toMatchObject([
    {
      file: 'openapi/paths/token.yaml',
      line: 3,
      message: 'paths./token.get.deprecated: Wrong type',
    },
  ]);
});
