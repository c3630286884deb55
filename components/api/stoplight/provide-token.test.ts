import { describe, expect, it } from 'vitest';
import { placeholderToken } from '@/lib/sandbox/sandbox-credentials';
import { elementsStorageKeys } from './elements-internals';
import { provideTokenPlaceholder } from './provide-token';

class TestStorage {
  items = new Map<string, string>();
  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.items.set(key, value);
  }
  removeItem(key: string): void {
    this.items.delete(key);
  }
}

const key = elementsStorageKeys.securityValues;

function createWindow() {
  const local = new TestStorage();
  const session = new TestStorage();
  return { local, session, target: { Storage: TestStorage, localStorage: local } };
}

describe('provideTokenPlaceholder', () => {
  it('lets the library read a placeholder, and stores nothing for it', () => {
    const { local, target } = createWindow();
    const restore = provideTokenPlaceholder(target);
    expect(JSON.parse(local.getItem(key) ?? '')).toEqual({ XToken: placeholderToken });
    local.setItem(key, '{"XToken":"secret"}');
    expect([...local.items]).toEqual([]);
    local.removeItem(key);
    expect(local.getItem(key)).toContain(placeholderToken);
    restore();
    expect(local.getItem(key)).toBeNull();
  });

  it('leaves other keys, and the storage of the tab, alone', () => {
    const { local, session, target } = createWindow();
    const restore = provideTokenPlaceholder(target);
    local.setItem('other', 'a');
    session.setItem(key, 'b');
    expect([local.getItem('other'), session.getItem(key)]).toEqual(['a', 'b']);
    local.removeItem('other');
    expect(local.getItem('other')).toBeNull();
    restore();
  });

  it('replaces the methods of an object that stands in for the storage', () => {
    const methods = {
      getItem: () => null,
      setItem: () => undefined,
      removeItem: () => undefined,
    };
    const { getItem } = methods;
    const restore = provideTokenPlaceholder({ Storage: TestStorage, localStorage: methods });
    expect(methods.getItem).not.toBe(getItem);
    restore();
    expect(methods.getItem).toBe(getItem);
  });
});
