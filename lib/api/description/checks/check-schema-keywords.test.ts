import { describe, expect, it } from 'vitest';
import { checkSchemaKeywordsOf } from './check-schema-keywords';

describe('checkSchemaKeywordsOf', () => {
  it('accepts every keyword, and extensions', () => {
    const text =
      'A:\n  type: object\n  x-rules: []\n  oneOf: []\n  properties:\n    minLength: { type: string }\n';
    expect(checkSchemaKeywordsOf('openapi/schemas/a.yaml', text)).toEqual([]);
  });

  it('reports a contradiction at any depth with its position', () => {
    const text =
      'A:\n  properties:\n    b:\n      items: { minimum: 2, maximum: 1 }\n  anyOf:\n    - enum: []\n';
    const found = checkSchemaKeywordsOf('openapi/schemas/a.yaml', text);
    expect(found.map(({ line, column, message }) => [line, column, message])).toEqual([
      [4, 25, 'The minimum is above the maximum'],
      [6, 13, 'The enumeration has no values'],
    ]);
  });

  it('checks the schemas of parameters and bodies', () => {
    const text = 'a:\n  get:\n    parameters:\n      - { name: q, schema: { pattern: "[" } }\n';
    expect(checkSchemaKeywordsOf('openapi/paths/a.yaml', text)).toMatchObject([
      { file: 'openapi/paths/a.yaml', line: 4, found: '"["' },
    ]);
  });
});
