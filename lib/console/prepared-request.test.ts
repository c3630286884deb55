import { describe, expect, it } from 'vitest';
import type { SampleCall } from '../samples/sample-call';
import { sandboxCases } from '../sandbox/seed/sandbox-cases';
import { prepareCase, prepareSample } from './prepared-request';

const sample: SampleCall = {
  method: 'GET',
  path: '/profiles?ids=5120&policy-id=30771',
  operation: 'listProfilesByIds',
  as: 'user',
  parameters: { ids: ['5120'], 'policy-id': '30771' },
};

describe('a call that the console fills in', () => {
  it('writes lists as JSON, which the console’s library wants, and other values as they are', () => {
    const found = sandboxCases.find(({ id }) => id === 'known-name');
    expect(found && prepareCase(found).fields).toEqual({ ids: '[5120]', 'policy-id': '30771' });
    const { fields } = prepareSample({ call: sample, as: 'as Dana Example' });
    expect(fields).toEqual({ ids: '["5120"]', 'policy-id': '30771' });
  });

  it('carries what a sample was sent with, and says what it is', () => {
    const call = { ...sample, body: { a: 1 } };
    expect(prepareSample({ call, as: 'as Dana Example', token: 'a-session' })).toMatchObject({
      text: 'GET /profiles?ids=5120&policy-id=30771, as Dana Example.',
      token: 'a-session',
      operationId: 'listProfilesByIds',
      body: { a: 1 },
    });
  });

  it('leaves the reader’s token alone where a sample was sent without one, or makes one up', () => {
    const of = (changes: Partial<SampleCall>) =>
      prepareSample({ call: { ...sample, as: undefined, ...changes }, as: 'without a token' });
    expect(of({}).token).toBeUndefined();
    expect(of({ token: 'not-a-token' })).toMatchObject({
      token: undefined,
      text: expect.stringContaining('Type that under «Auth»: not-a-token.'),
    });
  });
});
