import type { Store } from './record-store';

/** What is counted since the scenario was loaded, under its name among the settings: calls, and web hooks. */
export type CounterName = 'lastCall' | 'webHooks';

export const readCounter = (store: Store, count: CounterName): number =>
  Number(store.get('settings', count)?.value ?? 0);

/** Counts one more, and gives the new number. */
export function incrementCounter(store: Store, count: CounterName): number {
  const value = readCounter(store, count) + 1;
  store.put('settings', { id: count, value });
  return value;
}
