import { describe, expect, it } from 'vitest';
import { sandboxCases } from '../../sandbox/seed/sandbox-cases';
import type { SampleCall } from '../samples/sample-call';
import { prepareCase, prepareSample } from './prepared-request';

const sample: SampleCall = {
  method: 'GET',
  headers: [],
  url: '/profiles?ids=5120&policy-id=30771',
  operation: 'listProfilesByIds',
  as: 'patient',
  parameters: { ids: ['5120'], 'policy-id': '30771' },
};

describe('prepareCase and prepareSample', () => {
  it("write arrays as JSON, which the console's library expects, and other values as strings", () => {
    const knownName = sandboxCases.find(({ id }) => id === 'known-name');
    expect(knownName && prepareCase(knownName).fields).toEqual({
      ids: '[5120]',
      'policy-id': '30771',
    });
    const { fields } = prepareSample({ call: sample, as: 'as Dana Example' });
    expect(fields).toEqual({ ids: '["5120"]', 'policy-id': '30771' });
  });

  it('contain what a sample was sent with and a description of it', () => {
    const call = { ...sample, body: '{"a":9007199254740993}' };
    expect(prepareSample({ call, as: 'as Dana Example', token: 'a-session' })).toMatchObject({
      text: 'GET /profiles?ids=5120&policy-id=30771, as Dana Example.',
      token: 'a-session',
      operationId: 'listProfilesByIds',
      body: '{\n  "a": 9007199254740993\n}',
    });
  });

  it("do not replace the reader's token if a sample has no token or a made-up one", () => {
    const { as: _as, ...withoutUser } = sample;
    const prepare = (changes: Partial<SampleCall>) =>
      prepareSample({ call: { ...withoutUser, ...changes }, as: 'without a token' });
    expect(prepare({}).token).toBeUndefined();
    expect(prepare({ headers: [['X-Token', 'not-a-token']] })).toMatchObject({
      token: undefined,
      text: expect.stringContaining('Enter that as "My token": not-a-token.'),
    });
  });
});
