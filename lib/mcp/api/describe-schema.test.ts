import { describe, expect, it } from 'vitest';
import { parseOpenApiDocument } from '../../openapi/openapi-document';
import { describeSchema } from './describe-schema';

const document = parseOpenApiDocument({
  openapi: '3.1.0',
  info: { title: 'T', version: '2.0', description: 'D' },
  tags: [],
  paths: {},
  components: {
    schemas: {
      Rating: { type: 'number', minimum: -1, maximum: 10, default: 5 },
      Reason: {
        type: 'string',
        pattern: '^[A-Z]+$',
        examples: ['LATE', 'SICK'],
        'x-open-list': true,
        'x-enum-descriptions': { SICK: 'The patient is ill.' },
      },
      Country: { type: 'string', 'x-known-values': { PT: 'Portugal' } },
    },
  },
});

describe('describeSchema', () => {
  it('returns what a simple schema says about its values', () => {
    expect(describeSchema('Rating', document, 0).schema).toEqual({
      name: 'Rating',
      type: 'number',
      minimum: -1,
      maximum: 10,
      default: 5,
      page: '/api/schemas/Rating',
    });
  });

  it('lists the documented values of an open enumeration', () => {
    expect(describeSchema('Reason', document, 0).schema).toMatchObject({
      pattern: '^[A-Z]+$',
      values: [{ value: 'LATE' }, { value: 'SICK', meaning: 'The patient is ill.' }],
      open: true,
    });
  });

  it('lists the codes of a standard with their names', () => {
    expect(describeSchema('Country', document, 0).schema.values).toEqual([
      { value: 'PT', meaning: 'Portugal' },
    ]);
  });
});
