import type { OperationHandler, OperationHandlers } from '../operation-handler';
import { readChatPage, serializeMessage } from '../rules/chat';
import { json } from '../sandbox-response';
import { readSystemParameter } from '../system-parameters';

type Ids = 'listChatMessages';

/**
 * The caller's own chat, seen from a message: those before it, or with `new-messages` those after it, oldest first
 * (specification, section 7: GET /messages/user-chat).
 */
const listChatMessages: OperationHandler<'listChatMessages'> = ({ store, caller, query }) => {
  const own = store.list('messages').filter(({ accountId }) => accountId === caller.id);
  const chat = readChatPage(own, {
    messageId: query['message-id'],
    newMessages: query['new-messages'] ?? false,
    limit: readSystemParameter('messageLimitForUserChat'),
  });
  return json(chat.map(serializeMessage));
};

export const messagesOperations: OperationHandlers<Ids> = { listChatMessages };
