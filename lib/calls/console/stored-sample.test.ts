import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryStoredText } from '../../../tests/support/arbitrary-stored-text';
import type { PreparedRequest } from './prepared-request';
import { parseStoredSample } from './stored-sample';

const request: PreparedRequest = {
  title: 'Request from a sample',
  text: 'POST /token, without a token.',
  token: 'a-session',
  operationId: 'createToken',
  fields: { id: '70412' },
  body: '{"email":"dana@example.com"}',
};

describe('parseStoredSample', () => {
  it('returns the stored sample', () => {
    expect(parseStoredSample(JSON.stringify(request))).toEqual(request);
    const { token, body, ...required } = request;
    expect(parseStoredSample(JSON.stringify(required))).toEqual(required);
  });

  it.each([
    ['nothing', null],
    ['invalid JSON', '{'],
    ['a string', '"text"'],
    ['an array', '[]'],
    ['a request without fields', JSON.stringify({ ...request, fields: undefined })],
    ['fields that are not strings', JSON.stringify({ ...request, fields: { id: 1 } })],
    ['an array of fields', JSON.stringify({ ...request, fields: ['a'] })],
    ['a token that is not a string', JSON.stringify({ ...request, token: {} })],
    ['a body that is not a string', JSON.stringify({ ...request, body: { a: 1 } })],
    ['a text that is not a string', JSON.stringify({ ...request, text: { a: 1 } })],
  ])('returns undefined for %s', (_, stored) => {
    expect(parseStoredSample(stored)).toBeUndefined();
  });

  it('returns texts only, for any stored value', () => {
    fc.assert(
      fc.property(arbitraryStoredText(request), (stored) => {
        const sample = parseStoredSample(stored);
        if (!sample) return;
        const { title, text, operationId, token = '', fields, body = '' } = sample;
        const values = [title, text, operationId, token, body, ...Object.values(fields)];
        expect(new Set(values.map((value) => typeof value))).toEqual(new Set(['string']));
      }),
    );
  });
});
