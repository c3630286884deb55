import { describe, expect, it } from 'vitest';
import { parseOpenApiDocument } from '../../api/description/openapi-document';
import { getOperation } from '../../api/description/operations';
import { findRules, getRuleId, listApiRules } from './workflow-rules';

const rules = (...titles: string[]) => titles.map((title) => ({ title, rule: 'A rule.' }));

const document = parseOpenApiDocument({
  openapi: '3.1.0',
  info: { title: 'API', version: '1', description: 'An API.' },
  tags: [{ name: 'Things', description: 'Things.' }],
  paths: {
    '/things': {
      post: {
        operationId: 'saveThings',
        summary: 'Save things',
        description: 'Saves things.',
        tags: ['Things'],
        security: [],
        'x-rules': rules('No deletion'),
        parameters: [
          {
            name: 'search',
            in: 'query',
            example: 'a',
            schema: { type: 'string', 'x-rules': rules('Wildcards') },
          },
        ],
        requestBody: {
          description: 'Things.',
          content: {
            'application/json': {
              schema: { type: 'array', items: { $ref: '#/components/schemas/Thing' } },
            },
          },
        },
        responses: { 200: { $ref: '#/components/responses/Thing' } },
      },
    },
  },
  components: {
    responses: {
      Thing: {
        description: 'A thing.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Stored' } } },
      },
    },
    schemas: {
      Base: {
        type: 'object',
        'x-rules': rules('No deletion'),
        properties: {
          from: { type: 'string', 'x-rules': rules('Default') },
          till: { type: 'string', 'x-rules': rules('Default', 'Order') },
        },
      },
      Thing: {
        allOf: [
          { $ref: '#/components/schemas/Base' },
          { type: 'object', properties: { part: { $ref: '#/components/schemas/Thing' } } },
        ],
      },
      Stored: { type: 'object', properties: { id: { type: 'string', 'x-rules': rules('Blank') } } },
    },
  },
});
const operation = getOperation('saveThings', document);
const find = (text: string) => {
  const found = findRules(text, operation, document);
  return { ids: found.rules.map(getRuleId), isAmbiguous: found.isAmbiguous };
};

describe('findRules', () => {
  it.each([
    [
      'of the operation and of what it sends',
      'No deletion',
      ['saveThings/No deletion', 'Base/No deletion'],
    ],
    ['of a parameter', 'Wildcards', ['saveThings.search/Wildcards']],
    ['of a field', 'Order', ['Base.till/Order']],
    ['of one of several fields', 'Default (till)', ['Base.till/Default']],
    ['of a field of a schema', 'Default (Base.from)', ['Base.from/Default']],
    ['of a schema', 'No deletion (Base)', ['Base/No deletion']],
    ['of a field of the response', 'Blank', ['Stored.id/Blank']],
    ['that does not exist', 'Blank (till)', []],
  ])('finds a rule %s', (_what, text, ids) => {
    expect(find(text)).toEqual({ ids, isAmbiguous: false });
  });

  it('finds several fields with the same title ambiguous', () => {
    expect(find('Default')).toEqual({
      ids: ['Base.from/Default', 'Base.till/Default'],
      isAmbiguous: true,
    });
  });
});

describe('listApiRules', () => {
  it('lists each rule once', () => {
    expect(listApiRules(document).map(getRuleId)).toEqual([
      'saveThings/No deletion',
      'saveThings.search/Wildcards',
      'Base/No deletion',
      'Base.from/Default',
      'Base.till/Default',
      'Base.till/Order',
      'Stored.id/Blank',
    ]);
  });
});
