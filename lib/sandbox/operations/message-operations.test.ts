import { describe, expect, it } from 'vitest';
import { callAndValidate } from '../../../tests/support/sandbox/appointment-helpers';
import {
  createTestSandbox,
  type TestSandbox,
  tokens,
} from '../../../tests/support/sandbox/test-sandbox';
import type { Schemas } from '../api-types';

async function read(
  sandbox: TestSandbox,
  query: Record<string, number | boolean>,
  token: string = tokens.patient,
) {
  const { status, json } = await callAndValidate(sandbox, 'listChatMessages', { query, token });
  expect(status).toBe(200);
  return json as Schemas['Message'][];
}

describe('the chat of a user', () => {
  it('returns the messages after a message with new-messages', async () => {
    const [next] = await read(createTestSandbox(), { 'message-id': 660217, 'new-messages': true });
    expect(next).toMatchObject({
      messageId: 660218,
      initiatorId: 0,
      body: 'Have your insurance card at hand.',
      contacts: [{ messageContactId: 880451, messenger: 'CHAT' }],
    });
    expect(next).not.toHaveProperty('accountId');
  });

  it('returns the messages before a message by default', async () => {
    const messages = await read(createTestSandbox(), { 'message-id': 660218 });
    expect(messages.at(-1)?.messageId).toBe(660217);
  });

  it('returns at most messageLimitForUserChat messages', async () => {
    const sandbox = createTestSandbox();
    for (let index = 0; index < 50; index += 1) {
      const id = 990_000 + index;
      const timestamp = `2027-03-02T09:06:${String(index).padStart(2, '0')}Z`;
      sandbox.store.put('messages', { id, messageId: id, accountId: 48213, timestamp });
    }
    const newer = await read(sandbox, { 'message-id': 660218, 'new-messages': true });
    expect(newer.map(({ messageId }) => messageId)).toEqual(
      Array.from({ length: 20 }, (_, index) => 990_000 + index),
    );
    const previous = await read(sandbox, { 'message-id': 990_049 });
    expect(previous.map(({ messageId }) => messageId)).toEqual(
      Array.from({ length: 20 }, (_, index) => 990_029 + index),
    );
  });

  it('returns the chat of the caller', async () => {
    const sandbox = createTestSandbox();
    const messages = await read(sandbox, { 'message-id': 0, 'new-messages': true }, tokens.support);
    const stored = sandbox.store.list('messages').filter(({ accountId }) => accountId === 48302);
    expect(messages).toHaveLength(Math.min(20, stored.length));
  });
});
