import { describe, expect, it } from 'vitest';
import type { PreparedRequest } from './prepared-request';
import { parseStoredSample } from './stored-sample';

const call: PreparedRequest = {
  title: 'Call of a sample',
  text: 'POST /token, without a token.',
  token: 'a-session',
  operationId: 'createToken',
  fields: { id: '70412' },
  body: { email: 'dana@example.com' },
};

describe('a kept sample', () => {
  it('is read as it was kept', () => {
    expect(parseStoredSample(JSON.stringify(call))).toEqual(call);
    const { token, body, ...least } = call;
    expect(parseStoredSample(JSON.stringify(least))).toEqual(least);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['another thing', '"text"'],
    ['a list', '[]'],
    ['a call without fields', JSON.stringify({ ...call, fields: undefined })],
    ['fields that are no texts', JSON.stringify({ ...call, fields: { id: 1 } })],
    ['a list of fields', JSON.stringify({ ...call, fields: ['a'] })],
    ['a token that is no text', JSON.stringify({ ...call, token: {} })],
    ['a text that is none', JSON.stringify({ ...call, text: { a: 1 } })],
  ])('is none where %s is stored', (_, stored) => {
    expect(parseStoredSample(stored)).toBeUndefined();
  });
});
