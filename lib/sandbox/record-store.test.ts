import { describe, expect, it } from 'vitest';
import { createMemoryStore } from './record-store';
import { createEmptySandboxData } from './sandbox-data';

describe('createMemoryStore', () => {
  it('reports each written or removed record once', () => {
    const store = createMemoryStore(createEmptySandboxData());
    store.put('settings', { id: 'a', value: 1 });
    store.put('settings', { id: 'a', value: 2 });
    store.put('settings', { id: 'b', value: 1 });
    store.remove('settings', 'b');
    store.remove('settings', 'never there');
    expect(store.consumeChanges()).toEqual([
      { table: 'settings', id: 'a', record: { id: 'a', value: 2 }, isNew: true },
      { table: 'settings', id: 'b' },
    ]);
    expect(store.consumeChanges()).toEqual([]);
  });

  it('reports new records in insertion order', () => {
    const store = createMemoryStore({
      ...createEmptySandboxData(),
      settings: [
        { id: 'a', value: 1 },
        { id: 'b', value: 1 },
      ],
    });
    store.consumeChanges();
    store.put('settings', { id: 'b', value: 2 });
    store.remove('settings', 'a');
    store.put('settings', { id: 'c', value: 1 });
    store.put('settings', { id: 'a', value: 3 });
    store.put('settings', { id: 'c', value: 4 });
    expect(store.consumeChanges()).toEqual([
      { table: 'settings', id: 'b', record: { id: 'b', value: 2 } },
      { table: 'settings', id: 'c', record: { id: 'c', value: 4 }, isNew: true },
      { table: 'settings', id: 'a', record: { id: 'a', value: 3 }, isNew: true },
    ]);
  });

  it('reports the removed and the new records when other data is loaded', () => {
    const store = createMemoryStore({
      ...createEmptySandboxData(),
      settings: [{ id: 'old', value: 1 }],
    });
    store.consumeChanges();
    store.load({ ...createEmptySandboxData(), settings: [{ id: 'new', value: 1 }] });
    expect(store.consumeChanges()).toEqual([
      { table: 'settings', id: 'old' },
      { table: 'settings', id: 'new', record: { id: 'new', value: 1 }, isNew: true },
    ]);
    expect(store.list('settings')).toEqual([{ id: 'new', value: 1 }]);
  });

  it('returns each id only once', () => {
    const store = createMemoryStore(createEmptySandboxData());
    const ids = Array.from({ length: 100 }, () => store.nextId());
    expect(new Set(ids).size).toBe(100);
  });
});
