import { describe, expect, it } from 'vitest';
import { checkSchemaKeywordsOf } from './check-schema-keywords';

describe('checkSchemaKeywordsOf', () => {
  it('accepts the keywords that pages render, and extensions', () => {
    const text =
      'A:\n  type: object\n  x-rules: []\n  properties:\n    minLength: { type: string }\n';
    expect(checkSchemaKeywordsOf('openapi/schemas/a.yaml', text)).toEqual([]);
  });

  it('reports a keyword at any depth with its position', () => {
    const text =
      'A:\n  properties:\n    b:\n      items: { oneOf: [] }\n  allOf:\n    - minLength: 1\n';
    const found = checkSchemaKeywordsOf('openapi/schemas/a.yaml', text);
    expect(found.map(({ line, column, found: keyword }) => [line, column, keyword])).toEqual([
      [4, 16, 'oneOf'],
      [6, 7, 'minLength'],
    ]);
  });

  it('checks the schemas of parameters and bodies', () => {
    const text = 'a:\n  get:\n    parameters:\n      - { name: q, schema: { const: 1 } }\n';
    expect(checkSchemaKeywordsOf('openapi/paths/a.yaml', text)).toMatchObject([
      { file: 'openapi/paths/a.yaml', line: 4, found: 'const' },
    ]);
  });
});
