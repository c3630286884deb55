import { nobody } from '../../api/users/nobody';
import { findCase } from './find-case';
import type { RequestDescription } from './request-description';
import { createDraft, type RequestDraft, sandboxServer } from './request-draft';

/** Whether the sandbox can send the request as the user of a role. The users of cases are part of them. */
const canFollow = (description: RequestDescription, draft: RequestDraft): boolean =>
  draft.server === sandboxServer &&
  description.token === 'required' &&
  findCase(description, draft) === undefined;

/**
 * The draft after the reader has selected another role on the page: it is sent as the user of that role, unless the
 * reader has selected a user in the request itself.
 * @param before the user of the role so far; undefined if it has none
 */
export function followRole(
  description: RequestDescription,
  draft: RequestDraft,
  before: string | undefined,
  after: string | undefined,
): RequestDraft {
  const isAutomatic = draft.user === createDraft(description, before).user;
  if (!isAutomatic || !canFollow(description, draft)) return draft;
  return { ...draft, user: createDraft(description, after).user };
}

/** Whether a request is sent as the user of a role, as far as it can be. */
export const isRoleUser = (
  description: RequestDescription,
  draft: RequestDraft,
  roleUser: string | undefined,
): boolean =>
  draft.user === roleUser ||
  !canFollow(description, draft) ||
  ![nobody, ...description.users.map(({ id }) => id)].some((id) => id === roleUser);
