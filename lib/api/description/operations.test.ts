import { describe, expect, it } from 'vitest';
import { parseOpenApiDocument } from './openapi-document';
import { getOperation, groupOperations, listOperations } from './operations';

const operation = (operationId: string, tag: string, extra = {}) => ({
  operationId,
  summary: `Do ${operationId}`,
  description: 'What it does',
  tags: [tag],
  security: [],
  responses: {},
  ...extra,
});
const document = parseOpenApiDocument({
  openapi: '3.1.0',
  info: { title: 'T', version: '2.0', description: 'D' },
  tags: [
    { name: 'B', description: 'b' },
    { name: 'A', description: 'a' },
  ],
  paths: {
    '/a/{id}': {
      get: operation('getA', 'A', {
        responses: {
          200: {
            content: {
              'application/json': {
                schema: {},
                examples: { one: { summary: 'One', value: { id: 7 } } },
              },
            },
          },
        },
      }),
      post: operation('saveA', 'A'),
    },
    '/b': { post: operation('saveB', 'B') },
  },
});

describe('listOperations', () => {
  it('lists operations in the order of the document', () => {
    expect(listOperations(document).map(({ id }) => id)).toEqual(['getA', 'saveA', 'saveB']);
  });
});

describe('groupOperations', () => {
  it('groups operations in the order of the tags', () => {
    expect(
      groupOperations(document).map(({ tag, operations }) => [tag, operations.length]),
    ).toEqual([
      ['B', 1],
      ['A', 2],
    ]);
  });
});

describe('getOperation', () => {
  it('finds an operation by its id', () => {
    expect(getOperation('saveB', document)).toMatchObject({ method: 'post', path: '/b' });
  });
  it('throws with the known ids for an unknown id', () => {
    expect(() => getOperation('nope', document)).toThrow('expected one of getA, saveA, saveB');
  });
});
