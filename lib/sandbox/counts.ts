import type { Store } from './store';

/** What is counted since the scenario was loaded, under its name among the settings: calls, and web hooks. */
export type Count = 'lastCall' | 'webHooks';

export const readCount = (store: Store, count: Count): number =>
  Number(store.get('settings', count)?.value ?? 0);

/** Counts one more, and gives the new number. */
export function countOne(store: Store, count: Count): number {
  const value = readCount(store, count) + 1;
  store.put('settings', { id: count, value });
  return value;
}
