import type { Schemas } from '../api-types';
import type { Message } from '../sandbox-data';

/** Sorts the oldest message first, and messages with the same timestamp by their ids. */
const compareByTime = (a: Message, b: Message): number =>
  Date.parse(a.timestamp) - Date.parse(b.timestamp) || a.id - b.id;

/**
 * Returns a page of a chat: the messages directly before or after a message, oldest first and without the message
 * itself (specification: portal.txt, section 7, GET /messages/user-chat). If the message does not belong to the chat,
 * the ids determine which messages are newer.
 * @param limit maximum number of messages to return
 */
export function readChatPage(
  messages: readonly Message[],
  { messageId, newMessages, limit }: { messageId: number; newMessages: boolean; limit: number },
): Message[] {
  const chat = [...messages].sort(compareByTime);
  const index = chat.findIndex(({ id }) => id === messageId);
  const isNew = (id: number, position: number) => (index < 0 ? id > messageId : position > index);
  const isPrevious = (id: number, position: number) =>
    index < 0 ? id < messageId : position < index;
  return newMessages
    ? chat.filter(({ id }, position) => isNew(id, position)).slice(0, limit)
    : chat.filter(({ id }, position) => isPrevious(id, position)).slice(-limit);
}

/** Returns a message without the fields that the API does not return. */
export function serializeMessage(message: Message): Schemas['Message'] {
  const { id: _id, accountId: _accountId, ...publicFields } = message;
  return publicFields;
}
