import { describe, expect, it } from 'vitest';
import { parseYamlSource } from '../../../kit/diagnostics/yaml-source';
import { checkRepeatedRules } from './check-repeated-rules';

const check = (operation: string, schemas = '') =>
  checkRepeatedRules(
    new Map([
      ['openapi/paths/a.yaml', parseYamlSource(`a:\n  get:\n    operationId: getA\n${operation}`)],
      ['openapi/schemas/a.yaml', parseYamlSource(schemas || 'A: {}\n')],
    ]),
  ).map(({ line, found }) => [line, found]);

const rules = '    x-rules:\n      - { title: Dates, rule: "Send `to` and `from` together." }\n';

describe('checkRepeatedRules', () => {
  it('accepts rules that the page has once', () => {
    expect(check(`    description: Lists all. Newest first.\n${rules}`)).toEqual([]);
  });

  it('reports a rule that the description has as a sentence', () => {
    expect(check(`    description: Lists all. Send to and from together.\n${rules}`)).toEqual([
      [6, 'Send `to` and `from` together.'],
    ]);
  });

  it('reports a rule of the operation and of a parameter at both', () => {
    const parameter =
      '    parameters:\n      - name: to\n        schema:\n          x-rules:\n            - { title: T, rule: Send to and from together. }\n';
    expect(check(rules + parameter)).toEqual([
      [5, 'Send `to` and `from` together.'],
      [10, 'Send to and from together.'],
    ]);
  });

  it('reports a rule of the operation that a field of the body has', () => {
    const body =
      '    requestBody:\n      content:\n        application/json:\n          schema: { type: array, items: { $ref: ../schemas/a.yaml#/A } }\n';
    const schema =
      'A:\n  properties:\n    to:\n      x-rules: [{ title: T, rule: Send to and from together. }]\n';
    expect(check(rules + body, schema)).toEqual([[5, 'Send `to` and `from` together.']]);
  });
});
