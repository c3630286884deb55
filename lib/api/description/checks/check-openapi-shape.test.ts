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

test('what is missing in the root file is reported at its closest ancestor', () => {
  const { description: _description, ...info } = document.info;
  expect(checkOpenApiShape({ ...document, info }, 'openapi/root.yaml', read)).toMatchObject([
    { file: 'openapi/root.yaml', line: 2, found: 'nothing', expected: 'string' },
  ]);
});

test('what is missing in a file to which the root refers is reported there', () => {
  const get = { operationId: 'getToken', tags: ['Token'] };
  const bundled = { ...document, paths: { '/token': { get } } };
  const problems = checkOpenApiShape(bundled, 'openapi/root.yaml', read);
  expect(problems).toMatchObject(
    ['description', 'summary', 'security', 'responses'].map((key) => ({
      file: 'openapi/paths/token.yaml',
      line: 3,
      message: `Missing key "paths./token.get.${key}"`,
      found: 'nothing',
    })),
  );
});
