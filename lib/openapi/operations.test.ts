import { describe, expect, it } from 'vitest';
import { parseOpenApiDocument } from './openapi-document';
import { getOperationExample } from './operation-example';
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

describe('operations', () => {
  it('are listed in the document’s order', () => {
    expect(listOperations(document).map(({ id }) => id)).toEqual(['getA', 'saveA', 'saveB']);
  });
  it('are grouped in the order of the tags', () => {
    expect(
      groupOperations(document).map(({ tag, operations }) => [tag, operations.length]),
    ).toEqual([
      ['B', 1],
      ['A', 2],
    ]);
  });
  it('are found by id, or the known ids are named', () => {
    expect(getOperation('saveB', document)).toMatchObject({ method: 'post', path: '/b' });
    expect(() => getOperation('nope', document)).toThrow('known: getA, saveA, saveB');
  });
});

describe('getSample', () => {
  it('takes the first example of the successful answer', () => {
    expect(getOperationExample('getA', document).response).toEqual({ id: 7 });
  });
  it('throws where there is none', () => {
    expect(() => getOperationExample('saveB', document)).toThrow('saveB');
  });
});
