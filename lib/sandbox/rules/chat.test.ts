import { describe, expect, it } from 'vitest';
import type { Message } from '../sandbox-data';
import { readChatPage, serializeMessage } from './chat';

const messageOf = (id: number, timestamp: string): Message => ({
  id,
  messageId: id,
  accountId: 1,
  timestamp,
  body: `Message ${id}`,
});
const chat = Array.from({ length: 30 }, (_, index) =>
  messageOf(index + 1, `2027-03-01T10:${String(index).padStart(2, '0')}:00Z`),
);
const idsOf = (messages: Message[]) => messages.map(({ id }) => id);

describe('a chat, seen from a message', () => {
  it('has the previous messages that are nearest to it, at most the limit, oldest first', () => {
    const read = readChatPage(chat.toReversed(), { messageId: 26, newMessages: false, limit: 20 });
    expect(idsOf(read)).toEqual(Array.from({ length: 20 }, (_, index) => index + 6));
  });

  it('has the new messages that are nearest to it, at most the limit, oldest first', () => {
    const read = readChatPage(chat, { messageId: 5, newMessages: true, limit: 20 });
    expect(idsOf(read)).toEqual(Array.from({ length: 20 }, (_, index) => index + 6));
  });

  it('goes by time, not by id', () => {
    const mixed = [messageOf(9, '2027-03-01T10:00:00Z'), messageOf(3, '2027-03-01T11:00:00Z')];
    expect(idsOf(readChatPage(mixed, { messageId: 9, newMessages: true, limit: 20 }))).toEqual([3]);
  });

  it('goes by the id where the message is none of the chat', () => {
    expect(idsOf(readChatPage(chat, { messageId: 1e300, newMessages: true, limit: 20 }))).toEqual(
      [],
    );
    expect(idsOf(readChatPage(chat, { messageId: -1, newMessages: true, limit: 2 }))).toEqual([
      1, 2,
    ]);
    expect(idsOf(readChatPage(chat, { messageId: -1, newMessages: false, limit: 2 }))).toEqual([]);
  });

  it('tells no account', () => {
    expect(serializeMessage(messageOf(1, '2027-03-01T10:00:00Z'))).toEqual({
      messageId: 1,
      timestamp: '2027-03-01T10:00:00Z',
      body: 'Message 1',
    });
  });
});
