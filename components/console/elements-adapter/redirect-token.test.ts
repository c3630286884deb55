import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readToken, subscribeToToken } from '../../../lib/console/token-storage';
import { arbitraryStoredText } from '../../../tests/support/arbitrary-stored-text';
import { elementsStorageKeys } from './elements-internals';
import { redirectTokenToSessionStorage } from './redirect-token';

const key = elementsStorageKeys.securityValues;
const methods = ['getItem', 'setItem', 'removeItem'] as const;

/** A window with the two storages, as far as the redirection needs it. */
function createWindow() {
  class FakeStorage {
    readonly items = new Map<string, string>();
    getItem(name: string) {
      return this.items.get(name) ?? null;
    }
    setItem(name: string, value: string) {
      this.items.set(name, value);
    }
    removeItem(name: string) {
      this.items.delete(name);
    }
  }
  const [local, session] = [new FakeStorage(), new FakeStorage()];
  const target = { Storage: FakeStorage, localStorage: local, sessionStorage: session };
  return {
    local,
    session,
    prototype: FakeStorage.prototype,
    target,
  };
}

describe('redirectTokenToSessionStorage', () => {
  it('redirects the token from localStorage to sessionStorage', () => {
    const { local, session, target } = createWindow();
    redirectTokenToSessionStorage(target);
    local.setItem(key, '{"XToken":"secret"}');
    expect([...local.items]).toEqual([]);
    expect([...session.items]).toEqual([[key, '{"XToken":"secret"}']]);
    expect(local.getItem(key)).toBe('{"XToken":"secret"}');
    local.removeItem(key);
    expect([...session.items]).toEqual([]);
  });

  it('leaves other keys and sessionStorage unchanged', () => {
    const { local, session, target } = createWindow();
    redirectTokenToSessionStorage(target);
    local.setItem('theme', 'dark');
    session.setItem(key, '{}');
    expect([...local.items]).toEqual([['theme', 'dark']]);
    expect([...session.items]).toEqual([[key, '{}']]);
  });

  it('calls subscribers if the token is set or removed', () => {
    const { local, target } = createWindow();
    redirectTokenToSessionStorage(target);
    let calls = 0;
    const unsubscribe = subscribeToToken(() => calls++);
    local.setItem('theme', 'dark');
    local.setItem(key, '{}');
    local.removeItem(key);
    unsubscribe();
    local.setItem(key, '{}');
    expect(calls).toBe(2);
  });

  it('restores the original methods, and the token stays in sessionStorage', () => {
    const { local, session, prototype, target } = createWindow();
    const originals = methods.map((name) => prototype[name]);
    const restore = redirectTokenToSessionStorage(target);
    expect(methods.map((name) => prototype[name])).not.toEqual(originals);
    local.setItem(key, '{"XToken":"secret"}');
    restore();
    expect(methods.map((name) => prototype[name])).toEqual(originals);
    expect(local.getItem(key)).toBeNull();
    expect(session.getItem(key)).toBe('{"XToken":"secret"}');
    local.setItem(key, '{}');
    expect([...local.items]).toEqual([[key, '{}']]);
  });
});

describe('readToken', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('returns a text that is not empty, or no token, whatever is stored', () => {
    fc.assert(
      fc.property(arbitraryStoredText({ XToken: 'secret' }), (stored) => {
        vi.stubGlobal('window', { sessionStorage: { getItem: () => stored } });
        const token = readToken();
        if (token !== undefined) expect(JSON.parse(stored)).toMatchObject({ XToken: token });
        expect(token).not.toBe('');
      }),
    );
  });
});
