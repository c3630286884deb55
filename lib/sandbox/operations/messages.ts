import { refuse } from '../answer';
import type { Handlers } from '../call';

type Ids = 'listChatMessages';

const unbuilt = () => refuse('SANDBOX_NOT_BUILT', 'Not built yet.');

export const messagesOperations: Handlers<Ids> = {
  listChatMessages: unbuilt,
};
