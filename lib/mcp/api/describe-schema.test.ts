import { describe, expect, it } from 'vitest';
import { parseOpenApiDocument } from '../../api/description/openapi-document';
import { describeField, describeSchema } from './describe-schema';

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
        description: 'Why.',
        pattern: '^[A-Z]+$',
        examples: ['LATE', 'SICK'],
        'x-open-list': true,
        'x-enum-descriptions': { SICK: 'The patient is ill.' },
      },
      Visit: {
        type: 'object',
        properties: {
          reason: {
            $ref: '#/components/schemas/Reason',
            // As the published description has it, with the viewers appended.
            description: '**Visible to:** privileged callers.',
            'x-visible-to': ['Privileged callers'],
          },
          other: { $ref: '#/components/schemas/Reason', description: 'Another reason.' },
        },
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

describe('describeField', () => {
  it('returns the description of the schema that a field refers to, unless it has its own', () => {
    expect(describeField('Visit', ['reason'], document)).toMatchObject({
      description: 'Why.',
      visibleTo: ['Privileged callers'],
    });
    expect(describeField('Visit', ['other'], document).description).toBe('Another reason.');
  });
});
