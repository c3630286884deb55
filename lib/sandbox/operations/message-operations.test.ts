import { describe, expect, it } from 'vitest';
import {
  createTestSandbox,
  type TestSandbox,
  tokens,
} from '../../../tests/support/sandbox/test-sandbox';
import { expectToSatisfyApiSpec } from '../../../tests/support/sandbox-contract/expect-to-satisfy-api-spec';
import type { Schemas } from '../api-types';

async function read(
  sandbox: TestSandbox,
  query: Record<string, number | boolean>,
  token: string = tokens.dana,
) {
  const answer = await sandbox.call('listChatMessages', { query, token });
  await expectToSatisfyApiSpec('listChatMessages', answer);
  expect(answer.status).toBe(200);
  return answer.json as Schemas['Message'][];
}

describe('the chat of a user', () => {
  it('has the new messages, seen from a message', async () => {
    const [next] = await read(createTestSandbox(), { 'message-id': 660217, 'new-messages': true });
    expect(next).toMatchObject({
      messageId: 660218,
      initiatorId: 0,
      body: 'Please have your insurance card at hand.',
      contacts: [{ messageContactId: 880451, messenger: 'CHAT' }],
    });
    expect(next).not.toHaveProperty('accountId');
  });

  it('has the previous messages by default', async () => {
    const messages = await read(createTestSandbox(), { 'message-id': 660218 });
    expect(messages.at(-1)?.messageId).toBe(660217);
  });

  it('has at most messageLimitForUserChat messages', async () => {
    const sandbox = createTestSandbox();
    for (let index = 0; index < 50; index += 1) {
      const id = 990_000 + index;
      const timestamp = `2027-03-02T09:06:${String(index).padStart(2, '0')}Z`;
      sandbox.store.put('messages', { id, messageId: id, accountId: 48213, timestamp });
    }
    const fresh = await read(sandbox, { 'message-id': 660218, 'new-messages': true });
    expect(fresh.map(({ messageId }) => messageId)).toEqual(
      Array.from({ length: 20 }, (_, index) => 990_000 + index),
    );
    const previous = await read(sandbox, { 'message-id': 990_049 });
    expect(previous.map(({ messageId }) => messageId)).toEqual(
      Array.from({ length: 20 }, (_, index) => 990_029 + index),
    );
  });

  it('is the caller’s own', async () => {
    const sandbox = createTestSandbox();
    const messages = await read(sandbox, { 'message-id': 0, 'new-messages': true }, tokens.support);
    const own = sandbox.store.list('messages').filter(({ accountId }) => accountId === 48302);
    expect(messages).toHaveLength(Math.min(20, own.length));
  });
});
