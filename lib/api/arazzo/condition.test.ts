import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ConditionError, evaluateCondition, parseCondition } from './condition';
import type { ExpressionContext } from './runtime-expression';

const context: ExpressionContext = {
  inputs: { limit: 5, name: "Dana's" },
  steps: {},
  response: { statusCode: 405, header: {}, body: { status: 'REQUESTED', fee: 60, list: [] } },
};

describe('evaluateCondition', () => {
  it.each([
    ['$statusCode == 405', true],
    ['$statusCode != 405', false],
    ['$statusCode >= 400 && $statusCode < 500', true],
    ["$response.body#/status == 'REQUESTED'", true],
    ["$response.body#/status == 'requested'", true],
    ["$inputs.name == 'Dana''s'", true],
    ['$response.body#/fee > $inputs.limit', true],
    ['$response.body#/fee <= 60', true],
    ['$response.body#/nothing == null', true],
    ['$response.body#/nothing > 0', false],
    ["$response.body#/fee == '60'", false],
    ['!($statusCode == 200)', true],
    ['$statusCode == 200 || $statusCode == 405 && $response.body#/fee == 60', true],
    ['($statusCode == 200 || $statusCode == 405) && $response.body#/fee == 61', false],
    ['true == false || 1 < 2', true],
  ])('%s is %s', (text, expected) => {
    expect(evaluateCondition(parseCondition(text), context)).toBe(expected);
  });
});

describe('parseCondition', () => {
  it.each([
    ['', /the end is no value/],
    ['$statusCode', /expected one of ==/],
    ['$statusCode = 200', /"= 200" cannot be in a condition/],
    ['$status == 200', /"\$status" is no runtime expression/],
    ['($statusCode == 200', /parenthesis/],
    ['$statusCode == 200 200', /"200" follows/],
    ["$statusCode == 'open", /cannot be in a condition/],
  ])('refuses "%s"', (text, message) => {
    expect(() => parseCondition(text)).toThrow(message);
  });

  it('parses any text or throws a ConditionError', () => {
    const part = fc.constantFrom(
      '$statusCode',
      '200',
      "'a'",
      '==',
      '!=',
      '<',
      '&&',
      '||',
      '!',
      '(',
      ')',
      'x',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        try {
          expect(typeof evaluateCondition(parseCondition(parts.join(' ')), context)).toBe(
            'boolean',
          );
        } catch (error) {
          expect(error).toBeInstanceOf(ConditionError);
        }
      }),
    );
  });
});
