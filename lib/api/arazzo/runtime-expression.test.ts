import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ExpressionContext,
  listExpressions,
  parseRuntimeExpression,
  resolveExpressions,
} from './runtime-expression';

const context: ExpressionContext = {
  inputs: { email: 'dana@example.com', count: 2 },
  steps: { book: { id: 70412, list: ['a'] } },
  request: {
    url: 'https://x.example/a?b=c',
    method: 'POST',
    header: { 'x-token': 't' },
    query: { b: 'c' },
    path: { id: '7' },
    body: { a: { b: 1 } },
  },
  response: {
    statusCode: 200,
    header: { 'content-type': 'application/json' },
    body: { list: [{ id: 5 }], 'a/b': 6 },
  },
};

describe('resolveExpressions', () => {
  it.each([
    ['$url', 'https://x.example/a?b=c'],
    ['$method', 'POST'],
    ['$statusCode', 200],
    ['$inputs.email', 'dana@example.com'],
    ['$steps.book.outputs.id', 70412],
    ['$steps.book.outputs.list', ['a']],
    ['$request.header.X-Token', 't'],
    ['$request.query.b', 'c'],
    ['$request.path.id', '7'],
    ['$request.body#/a/b', 1],
    ['$response.header.Content-Type', 'application/json'],
    ['$response.body#/list/0/id', 5],
    ['$response.body#/a~1b', 6],
    ['$response.body', { list: [{ id: 5 }], 'a/b': 6 }],
    ['appointment-details={$steps.book.outputs.id}', 'appointment-details=70412'],
    ['plain text', 'plain text'],
    ['$inputs.unknown', undefined],
    ['$inputs.constructor', undefined],
    ['$response.query.b', undefined],
  ])('%s', (text, expected) => {
    expect(resolveExpressions(text, context)).toEqual(expected);
  });

  it('replaces expressions anywhere in a value', () => {
    const value = { id: '$steps.book.outputs.id', nested: ['$inputs.count', 'x'], plain: true };
    expect(resolveExpressions(value, context)).toEqual({
      id: 70412,
      nested: [2, 'x'],
      plain: true,
    });
  });

  it('keeps values without expressions', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        fc.pre(!JSON.stringify(value).includes('$'));
        expect(resolveExpressions(value, context)).toEqual(value);
      }),
    );
  });
});

describe('parseRuntimeExpression', () => {
  it.each([
    '',
    '$',
    '$inputs',
    '$inputs.',
    '$steps.a.b',
    '$steps.a.outputs',
    '$body',
    '$response.body/a',
  ])('finds none in "%s"', (text) => {
    expect(parseRuntimeExpression(text)).toBeUndefined();
  });
});

it('listExpressions finds whole texts and those in braces, with their pointers', () => {
  const value = { a: '$inputs.x', 'b/c': ['see {$inputs.y} and {$inputs.z}'], d: 5 };
  expect(listExpressions(value)).toEqual([
    { text: '$inputs.x', pointer: '/a' },
    { text: '$inputs.y', pointer: '/b~1c/0' },
    { text: '$inputs.z', pointer: '/b~1c/0' },
  ]);
});
