import { describe, expect, it } from 'vitest';
import { requestDescription } from '../../../tests/support/request-description';
import { nobody } from '../../api/users/nobody';
import { createDraft, ownToken } from './request-draft';
import { followRole, isRoleUser } from './role-draft';

const description = { ...requestDescription, token: 'required' } as const;
const draft = createDraft(description);
const other = description.users.find(({ id }) => id !== draft.user)?.id ?? '';

describe('a request while the reader selects roles', () => {
  it('follows the role until a user is selected', () => {
    const anonymous = followRole(description, draft, undefined, nobody);
    expect(anonymous.user).toBe(nobody);
    expect(followRole(description, anonymous, nobody, undefined).user).toBe(draft.user);
    const own = { ...draft, user: ownToken };
    expect(followRole(description, own, undefined, nobody)).toBe(own);
  });

  it('differs from the role only if the sandbox can send it as the role’s user', () => {
    expect(isRoleUser(description, draft, nobody)).toBe(false);
    expect(isRoleUser(description, draft, other)).toBe(false);
    expect(isRoleUser(description, draft, draft.user)).toBe(true);
    expect(isRoleUser(description, draft, 'king')).toBe(true);
    expect(isRoleUser({ ...description, token: 'none' }, draft, nobody)).toBe(true);
    expect(isRoleUser(description, { ...draft, server: 'https://x.example' }, nobody)).toBe(true);
  });
});
