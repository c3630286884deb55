import { expect, test } from 'vitest';
import { removeExtensions } from './extensions';

test('extensions are removed unless the portal reads them or a setting shows them', () => {
  const rules = [{ title: 'A', rule: 'B.' }];
  expect(
    removeExtensions(
      {
        'x-logo': {},
        paths: { '/a': { get: { 'x-gateway': 1, 'x-stability': 'beta', 'x-rules': rules } } },
        components: {
          schemas: {
            // Names of schemas and fields, and data, are no extensions.
            'x-schema': {
              properties: { 'x-field': { type: 'string', 'x-column': 'c' } },
              example: { 'x-data': 1 },
            },
          },
        },
      },
      ['x-stability'],
    ),
  ).toEqual({
    paths: { '/a': { get: { 'x-stability': 'beta', 'x-rules': rules } } },
    components: {
      schemas: {
        'x-schema': { properties: { 'x-field': { type: 'string' } }, example: { 'x-data': 1 } },
      },
    },
  });
});
