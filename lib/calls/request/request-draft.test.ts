import { describe, expect, it } from 'vitest';
import { requestDescription as description } from '../../../tests/support/request-description';
import { nobody } from '../../api/users/nobody';
import { createDraft, draftExample } from './request-draft';

describe('the draft of an example', () => {
  const [example] = description.presets;
  if (!example) throw new Error('Expected an example');
  const required = { ...description, token: 'required' } as const;

  it('is sent as the given user, if the operation has that user', () => {
    const other = description.users.find(({ id }) => id !== example.user)?.id;
    expect(draftExample(example, required, other).user).toBe(other);
    expect(draftExample(example, required, nobody).user).toBe(nobody);
    expect(draftExample(example, required, 'king').user).toBe(example.user);
    expect(draftExample(example, required, undefined).user).toBe(example.user);
  });

  it('keeps its user if the operation needs no token, or if it is a case', () => {
    const other = description.users.find(({ id }) => id !== example.user)?.id;
    expect(draftExample(example, { ...description, token: 'optional' }, other).user).toBe(
      example.user,
    );
    expect(draftExample({ ...example, group: 'case' }, required, other).user).toBe(example.user);
  });

  it('is the first one that the panel shows', () => {
    expect(createDraft(required)).toEqual(draftExample(example, required, undefined));
    expect(createDraft(required, nobody).user).toBe(nobody);
  });
});
