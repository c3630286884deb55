import { describe, expect, it } from 'vitest';
import type { Message } from '../sandbox-data';
import { readChatPage, serializeMessage } from './chat';

const createMessage = (id: number, timestamp: string): Message => ({
  id,
  messageId: id,
  accountId: 1,
  timestamp,
  body: `Message ${id}`,
});
const chat = Array.from({ length: 30 }, (_, index) =>
  createMessage(index + 1, `2027-03-01T10:${String(index).padStart(2, '0')}:00Z`),
);
const idsOf = (messages: Message[]) => messages.map(({ id }) => id);

describe('a page of a chat', () => {
  it('has the messages directly before the message, oldest first and up to the limit', () => {
    const page = readChatPage(chat.toReversed(), { messageId: 26, newMessages: false, limit: 20 });
    expect(idsOf(page)).toEqual(Array.from({ length: 20 }, (_, index) => index + 6));
  });

  it('has the messages directly after the message, oldest first and up to the limit', () => {
    const page = readChatPage(chat, { messageId: 5, newMessages: true, limit: 20 });
    expect(idsOf(page)).toEqual(Array.from({ length: 20 }, (_, index) => index + 6));
  });

  it('is sorted by time, not by id', () => {
    const messages = [
      createMessage(9, '2027-03-01T10:00:00Z'),
      createMessage(3, '2027-03-01T11:00:00Z'),
    ];
    expect(idsOf(readChatPage(messages, { messageId: 9, newMessages: true, limit: 20 }))).toEqual([
      3,
    ]);
  });

  it('compares ids if the message does not belong to the chat', () => {
    expect(idsOf(readChatPage(chat, { messageId: 1e300, newMessages: true, limit: 20 }))).toEqual(
      [],
    );
    expect(idsOf(readChatPage(chat, { messageId: -1, newMessages: true, limit: 2 }))).toEqual([
      1, 2,
    ]);
    expect(idsOf(readChatPage(chat, { messageId: -1, newMessages: false, limit: 2 }))).toEqual([]);
  });

  it('does not contain the account id', () => {
    expect(serializeMessage(createMessage(1, '2027-03-01T10:00:00Z'))).toEqual({
      messageId: 1,
      timestamp: '2027-03-01T10:00:00Z',
      body: 'Message 1',
    });
  });
});
