import type { Store } from './record-store';

/** Ids of the settings that count the API calls and the webhook deliveries since the scenario was loaded. */
export type CounterName = 'lastCall' | 'webHooks';

export const readCounter = (store: Store, counter: CounterName): number =>
  Number(store.get('settings', counter)?.value ?? 0);

/** Adds one to a counter and returns the new value. */
export function incrementCounter(store: Store, counter: CounterName): number {
  const value = readCounter(store, counter) + 1;
  store.put('settings', { id: counter, value });
  return value;
}
