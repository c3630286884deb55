import type { Schemas } from '../api-types';
import type { Message } from '../sandbox-data';

/** Oldest first; of two at the same time the one with the lower id. */
const byTime = (one: Message, other: Message): number =>
  Date.parse(one.timestamp) - Date.parse(other.timestamp) || one.id - other.id;

/**
 * The part of a chat that is seen from a message: «list of chat messages», new or previous ones, at most as many as
 * `messageLimitForUserChat` says (specification, sections 7 and 9). The message itself is not among them. Where it is
 * none of the chat, its id tells which ones are newer. Those nearest to the message are taken, oldest first.
 */
export function readChatPage(
  messages: readonly Message[],
  {
    messageId,
    newMessages: wantsNew,
    limit,
  }: { messageId: number; newMessages: boolean; limit: number },
): Message[] {
  const chat = [...messages].sort(byTime);
  const index = chat.findIndex(({ id }) => id === messageId);
  const isNew = (id: number, position: number) => (index < 0 ? id > messageId : position > index);
  const isPrevious = (id: number, position: number) =>
    index < 0 ? id < messageId : position < index;
  return wantsNew
    ? chat.filter(({ id }, position) => isNew(id, position)).slice(0, limit)
    : chat.filter(({ id }, position) => isPrevious(id, position)).slice(-limit);
}

/** A message as the API tells it. */
export function serializeMessage(message: Message): Schemas['Message'] {
  const { id: _id, accountId: _accountId, ...shown } = message;
  return shown;
}
