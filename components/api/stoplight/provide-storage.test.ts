import { describe, expect, it } from 'vitest';
import { provideStorage } from './provide-storage';

const deny = () => {
  throw new DOMException('Denied', 'SecurityError');
};

/** A window whose storages are properties that the browser defines. */
function createWindow(descriptor: PropertyDescriptor) {
  const target = {};
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(target, name, { configurable: true, ...descriptor });
  }
  return target as Window;
}

const unusable: Array<[string, PropertyDescriptor]> = [
  ['denies access', { get: deny }],
  ['has no storage', { value: null }],
  ['throws when it is read', { value: { getItem: deny, setItem: deny } }],
  [
    'does not store',
    { value: { getItem: () => undefined, setItem: () => {}, removeItem: () => {} } },
  ],
];

describe('provideStorage', () => {
  it.each(unusable)('replaces the storages of a browser that %s', (_, descriptor) => {
    const target = createWindow(descriptor);
    provideStorage(target);
    target.localStorage.setItem('a', '1');
    expect(target.localStorage.getItem('a')).toBe('1');
    expect(target.localStorage.length).toBe(1);
    expect(target.sessionStorage.getItem('a')).toBeNull();
    target.localStorage.removeItem('a');
    expect(target.localStorage.getItem('a')).toBeNull();
  });

  it('leaves storages that work, and restores the others', () => {
    const items = new Map<string, string>();
    const working = {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    };
    const target = createWindow({ value: working });
    provideStorage(target)();
    expect(target.localStorage).toBe(working);

    const denied = createWindow({ get: deny });
    const restore = provideStorage(denied);
    restore();
    expect(() => denied.localStorage).toThrow('Denied');
  });
});
