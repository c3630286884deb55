import type { OperationHandler, OperationHandlers } from '../operation-handler';
import { readChatPage, serializeMessage } from '../rules/chat';
import { json } from '../sandbox-response';
import { readSystemParameter } from '../system-parameters';

type Ids = 'listChatMessages';

/**
 * Returns a page of the caller's chat: the messages before a message or, with `new-messages`, after it, oldest first
 * (specification: portal.txt, section 7, GET /messages/user-chat).
 */
const listChatMessages: OperationHandler<'listChatMessages'> = ({ store, caller, query }) => {
  const messages = store.list('messages').filter(({ accountId }) => accountId === caller.id);
  const page = readChatPage(messages, {
    messageId: query['message-id'],
    newMessages: query['new-messages'] ?? false,
    limit: readSystemParameter('messageLimitForUserChat'),
  });
  return json(page.map(serializeMessage));
};

export const messagesOperations: OperationHandlers<Ids> = { listChatMessages };
