import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sandboxUsers } from '../../api/users/users';
import { findActorId, findActorToken, readActorId, writeActorId } from './actor';
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

describe('findActorId', () => {
  it('takes a token of no sandbox user for that of the reader', () => {
    expect(findActorId('secret-token')).toBe('own');
  });
});

describe('readActorId', () => {
  it('returns undefined if nothing is stored, so that the console can select the actor', () => {
    expect(readActorId()).toBeUndefined();
  });

  it.each([sandboxUsers.patient.token, 'nobody', 'own'])('returns what was selected: %s', (id) => {
    writeActorId(id);
    expect(readActorId()).toBe(id);
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
    const { token } = sandboxUsers.patient;
    expect(findActorToken(token, true)).toBe(token);
    expect(findActorToken(token, false)).toBeUndefined();
  });

  it("sends the reader's own token to the server that the reader selects", () => {
    expect(findActorToken('own', false)).toBeUndefined();
    writeToken('secret-token');
    expect(findActorToken('own', false)).toBe('secret-token');
    expect(findActorToken('nobody', false)).toBeUndefined();
  });
});
