import { describe, expect, it } from 'vitest';
import { getCodeList } from './code-lists';
import { completeDocument } from './complete-document';
import type { OpenApiSource } from './openapi-document';

const source: OpenApiSource = {
  openapi: '3.1.0',
  info: { title: 'T', version: '2.0', description: 'D' },
  tags: [],
  paths: {},
  components: {
    schemas: {
      Country: { type: 'string', 'x-code-list': 'countries' },
      SystemParameters: { type: 'object' },
      Other: { type: 'object' },
    },
  },
};
const completed = completeDocument(source, {
  servers: [{ url: 'https://api.example.com', label: 'Production' }],
  getCodeList,
  systemParameters: {
    groups: [
      {
        title: 'All',
        parameters: [
          { name: 'delay', unit: 'seconds', example: 90, meaning: 'A delay.' },
          { name: 'mode', unit: 'flag', meaning: 'A mode.', values: ['Native', 'Web view'] },
        ],
      },
    ],
    unnamed: [],
  },
});

describe('completeDocument', () => {
  it('adds the servers with their labels', () => {
    expect(completed.servers).toEqual([
      { url: 'https://api.example.com', description: 'Production' },
    ]);
  });
  it('converts each system parameter to a property that describes its unit', () => {
    expect(completed.components?.schemas?.SystemParameters?.properties).toEqual({
      delay: { type: 'integer', description: 'A delay, in seconds.', examples: [90] },
      mode: {
        type: 'integer',
        description: 'A mode: 0 is native, 1 is web view.',
        minimum: 0,
        maximum: 1,
      },
    });
  });
  it('fills in code lists and leaves other schemas unchanged', () => {
    const { Country, Other } = completed.components?.schemas ?? {};
    expect(Country).not.toHaveProperty('x-code-list');
    expect(Country?.['x-known-values']).toMatchObject({ PT: 'Portugal', XK: 'Kosovo' });
    expect(Other).toEqual({ type: 'object' });
  });
  it('throws for an unknown code list', () => {
    expect(() => getCodeList('planets')).toThrow(
      'There is no code list "planets"; expected one of countries, languages, currencies, regions',
    );
  });
});
