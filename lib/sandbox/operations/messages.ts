import { json } from '../answer';
import type { Handler, Handlers } from '../call';
import { readChat, showMessage } from '../rules/chat';
import { readParameter } from '../system-parameters';

type Ids = 'listChatMessages';

/**
 * The caller's own chat, seen from a message: those before it, or with `new-messages` those after it, oldest first
 * (specification, section 7: GET /messages/user-chat).
 */
const listChatMessages: Handler<'listChatMessages'> = ({ store, caller, query }) => {
  const own = store.list('messages').filter(({ accountId }) => accountId === caller.id);
  const chat = readChat(own, {
    messageId: query['message-id'],
    wantsNew: query['new-messages'] ?? false,
    limit: readParameter('messageLimitForUserChat'),
  });
  return json(chat.map(showMessage));
};

export const messagesOperations: Handlers<Ids> = { listChatMessages };
