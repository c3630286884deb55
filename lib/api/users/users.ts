import { usersFile } from '../../../.generated/sandbox/users';
import type { CallerId, ListedUser, UserId } from './users-schema';

/**
 * The users of openapi/sandbox/users.yaml, as scripts/steps/emit-users.ts has written them: browsers cannot read YAML.
 */
const { nobody: withoutToken, users } = usersFile;

/** The users of the sandbox by their ids. */
export const sandboxUsers: Readonly<Record<UserId, ListedUser>> = users;

/** The users of the sandbox in the order of the list, each with its id. */
export const userList = Object.entries(users).map(([id, user]) => ({ id, ...user }));

/** Label of each caller on pages. */
export const callers: Readonly<Record<CallerId, Pick<ListedUser, 'label' | 'title' | 'roles'>>> = {
  nobody: withoutToken,
  ...users,
};
