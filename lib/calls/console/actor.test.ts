import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sandboxUsers } from '../../api/users/users';
import { findActorToken, getActorId, parseActor, readActorId, writeActorId } from './actor';
import { writeToken } from './token-storage';

const items = new Map<string, string>();

beforeEach(() => {
  items.clear();
  const sessionStorage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  };
  vi.stubGlobal('window', { sessionStorage });
});
afterEach(() => vi.unstubAllGlobals());

describe('parseActor', () => {
  it.each(['nobody', 'own', sandboxUsers.carrier.token])(
    'is the inverse of getActorId for %s',
    (id) => {
      expect(getActorId(parseActor(id))).toBe(id);
    },
  );

  it('takes a token of no sandbox user for that of the reader', () => {
    expect(parseActor('secret-token')).toEqual({ kind: 'own' });
  });
});

describe('readActorId', () => {
  it('returns undefined if nothing is stored, so that the console can select the actor', () => {
    expect(readActorId()).toBeUndefined();
  });

  it('returns what was selected', () => {
    writeActorId(sandboxUsers.patient.token);
    expect(readActorId()).toBe(sandboxUsers.patient.token);
    writeActorId('nobody');
    expect(readActorId()).toBe('nobody');
    writeActorId(undefined);
    expect(readActorId()).toBeUndefined();
  });

  it('returns the user of a stored token, or the reader', () => {
    writeToken(sandboxUsers.support.token);
    expect(readActorId()).toBe(sandboxUsers.support.token);
    writeToken('secret-token');
    expect(readActorId()).toBe('own');
  });
});

describe('findActorToken', () => {
  it('sends the token of a sandbox user to the sandbox only', () => {
    const dana = parseActor(sandboxUsers.patient.token);
    expect(findActorToken(dana, true)).toBe(sandboxUsers.patient.token);
    expect(findActorToken(dana, false)).toBeUndefined();
  });

  it("sends the reader's own token to the server that the reader selects", () => {
    expect(findActorToken({ kind: 'own' }, false)).toBeUndefined();
    writeToken('secret-token');
    expect(findActorToken({ kind: 'own' }, false)).toBe('secret-token');
    expect(findActorToken({ kind: 'nobody' }, false)).toBeUndefined();
  });
});
